import { useEffect } from 'preact/hooks';
import { entitle } from '../../base/title.ts';
import { useStore } from '../../base/use-store.ts';
import { useGame, useGameState, useView } from '../../client/context.ts';
import { focusDecision, keepFocus } from '../../client/focus.ts';
import { listenToKeys } from '../../client/keys.ts';
import { narration } from '../../client/narration.ts';
import { speakOf } from '../../client/speech.ts';
import { listenForStatus } from '../../client/status-keys.ts';
import { actingSeat } from '../../model/seats.ts';
import { roundWords, turnWords } from '../../model/spoken.ts';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import styles from './ByEar.module.css';

/** Whose turn it is, as the page's heading and in its title. */
function Heading() {
  const view = useView();
  const { catalogue, seats } = useGameState(({ welcome }) => welcome!);
  const acting = useGameState(({ steps }) => actingSeat(view, steps.at(-1)));
  const who = turnWords({ catalogue, seats, view }, acting);
  useEffect(() => entitle('screen', t('ear.title', { who })), [who]);
  useEffect(() => () => entitle('screen', null), []);
  return <h1 class="unseen">{t('ear.heading', { who, round: roundWords(view) })}</h1>;
}

/** What happens, sentence by sentence, read out as it comes. */
function Said() {
  const said = useStore(narration, (state) => state.said);
  // What was said in another language is not read out in this one.
  const { language } = words();
  const understood = said.filter((sentence) => sentence.language === language);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={t('ear.said')}>
      {understood.map((sentence) => (
        <p key={sentence.n}>{sentence.words}</p>
      ))}
    </div>
  );
}

/** The game for whoever listens, and for whoever has only keys. */
export function ByEar() {
  const game = useGame();
  useEffect(() => {
    const stops = [listenToKeys(game), speakOf(game), keepFocus(game), listenForStatus(game)];
    return () => stops.forEach((stop) => stop());
  }, [game]);
  return (
    <>
      <button type="button" class={styles.skip} onClick={focusDecision}>
        {t('ear.skip')}
      </button>
      <Heading />
      <Said />
    </>
  );
}
