import { useEffect, useState } from 'preact/hooks';
import { USUAL_BOT } from '@rowan/cards';
import { Missing } from '../../base/Missing.tsx';
import { noteTrouble } from '../../base/report.ts';
import { YOU, botSeat, startGame } from '../../client/new-game.ts';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import { Tutor } from './Tutor.tsx';
import { FRESH, type Course } from './course.ts';
import { LESSONS, gameOf, layOut, type Position } from './lessons.ts';
import { START, recall, remember, type Memory } from './memory.ts';
import { usePupil, type Studies } from './use-pupil.ts';
import { loadSpeech } from './words.ts';
import lazy from '../../base/Lazy.module.css';

function Coach(studies: Studies) {
  const pupil = usePupil(studies);
  return pupil && <Tutor pupil={pupil} />;
}

function playForReal(): void {
  remember(START);
  const seats = [YOU, botSeat(USUAL_BOT, 1)];
  void startGame({ seats, towers: false, hiredHelp: [], advanced: false, seed: '' });
}

/** A lesson begins with nothing shown; what was learnt before stays learnt. */
const afresh = ({ done, told }: Course): Course => ({ ...FRESH, done, told });
const untouched = ({ shown }: Course): boolean => Object.keys(shown).length === 0;

/** The tutorial: one prepared game after the other on the real table, with a coach beside it. */
export function Learn() {
  const [memory, setMemory] = useState<Memory>(recall);
  const [run, setRun] = useState(0);
  const [position, setPosition] = useState<Position | null>(null);
  const [missing, setMissing] = useState(false);
  const miss = (error: unknown): void => {
    noteTrouble(error);
    setMissing(true);
  };
  const [, setSpoken] = useState('');
  const { language } = words();
  const lesson = LESSONS[memory.lesson] ?? LESSONS[0]!;
  useEffect(() => {
    loadSpeech().then(() => setSpoken(language), miss);
  }, [language]);
  useEffect(() => {
    layOut(lesson, untouched(memory.course)).then(setPosition, miss);
  }, [lesson, run]);
  const begin = (next: Memory): void => {
    remember(next);
    setPosition(null);
    setMemory(next);
    setRun(run + 1);
  };
  const next = (course: Course): void => {
    if (memory.lesson + 1 >= LESSONS.length) playForReal();
    else begin({ lesson: memory.lesson + 1, course: afresh(course) });
  };
  if (missing) return <Missing />;
  if (!position) return <p class={lazy.loading}>{t('loading')}</p>;
  return (
    <GameScreen key={`${gameOf(lesson)}-${run}`} id={gameOf(lesson)} warned={false}>
      <Coach memory={memory} position={position} next={next} again={() => begin(START)} />
    </GameScreen>
  );
}
