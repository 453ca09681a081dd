import { useEffect, useState } from 'preact/hooks';
import type { Puzzle } from '@rowan/table';
import { Missing } from '../../base/Missing.tsx';
import { noteTrouble } from '../../base/report.ts';
import { layDown } from '../../client/new-game.ts';
import { openStudy, type Study } from '../../client/study.ts';
import { PUZZLE } from '../../storage/games.ts';
import { recallPuzzles } from '../../storage/puzzle-memory.ts';
import { t } from '../../text/text.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import { Guide } from './Guide.tsx';
import { nextPuzzle, puzzleOfDay } from './memory.ts';
import lazy from '../../base/Lazy.module.css';

const DAY = 86_400_000;

/** The player's own day, counted. */
const today = (): number => {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
};

/** A puzzle on the table, ready to be played. */
interface Laid {
  readonly puzzle: Puzzle;
  readonly game: string;
}

async function lay(study: Study, puzzle: Puzzle): Promise<Laid> {
  const game = `${PUZZLE}${puzzle.id}`;
  const table = await study.answered(study.service.layPuzzle(puzzle.id));
  await layDown({ id: game, ...table });
  return { puzzle, game };
}

/** The puzzles of this version, fetched when they are opened. */
function usePuzzles(): {
  study: Study | null;
  puzzles: readonly Puzzle[] | null;
  missing: boolean;
} {
  const [study, setStudy] = useState<Study | null>(null);
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const opened = openStudy();
    setStudy(opened);
    opened.answered(opened.service.puzzles()).then(setPuzzles, (error: unknown) => {
      noteTrouble(error);
      setMissing(true);
    });
    return () => opened.close();
  }, []);
  return { study, puzzles, missing };
}

/** Find the turn: one position after the other on the real table. */
export function Puzzles() {
  const { study, puzzles, missing } = usePuzzles();
  const [laid, setLaid] = useState<Laid | null>(null);
  const [failed, setFailed] = useState(false);
  const show = (puzzle: Puzzle): void => {
    setLaid(null);
    lay(study!, puzzle).then(setLaid, (error: unknown) => {
      noteTrouble(error);
      setFailed(true);
    });
  };
  useEffect(() => {
    if (!puzzles) return;
    const daily = puzzleOfDay(puzzles, today());
    const memory = recallPuzzles();
    show(daily.id in memory.tried ? nextPuzzle(puzzles, memory) : daily);
  }, [puzzles]);
  if (missing || failed) return <Missing />;
  if (!laid || !puzzles || !study) return <p class={lazy.loading}>{t('loading')}</p>;
  const isDaily = puzzleOfDay(puzzles, today()).id === laid.puzzle.id;
  return (
    <GameScreen key={laid.game} id={laid.game} coached={false} aside>
      <Guide
        puzzle={laid.puzzle}
        daily={isDaily}
        study={study}
        onNext={() => show(nextPuzzle(puzzles, recallPuzzles(), laid.puzzle.id))}
        onAgain={() => show(laid.puzzle)}
      />
    </GameScreen>
  );
}
