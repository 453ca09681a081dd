import { useContext } from 'preact/hooks';
import { City } from '../../board/City.tsx';
import { useGameState, useView } from '../../client/context.ts';
import { CommandButton } from '../../decisions/CommandButton.tsx';
import { Encounter } from '../../seat/Encounter.tsx';
import { Heroes } from '../../seat/Heroes.tsx';
import { Log } from '../../seat/Log.tsx';
import { Market } from '../../seat/Market.tsx';
import { Quests } from '../../seat/Quests.tsx';
import { Rivals } from '../../seat/Rivals.tsx';
import { Stores } from '../../seat/Stores.tsx';
import { Tavern } from '../../seat/Tavern.tsx';
import { SEEN } from '../../storage/games.ts';
import { t } from '../../text/text.ts';
import { Plate } from '../game/OwnTable.tsx';
import { Council, Phases, Turn } from '../game/TopStrip.tsx';
import { Bar, Eyes } from './Bar.tsx';
import { Hands } from './Hands.tsx';
import { Story } from './Story.tsx';
import { useReplayState } from './context.ts';
import { ReviewPanel } from './review/Panel.tsx';
import { ReviewContext } from './review/context.ts';
import own from '../game/OwnTable.module.css';
import desk from '../game/DeskTable.module.css';
import strip from '../game/TopStrip.module.css';
import styles from './Replay.module.css';

/** Where a replay leads to when it is left: a game of one's own that goes on, or the list of all. */
export function useLeave(): { readonly href: string; readonly name: string } {
  const over = useReplayState(({ info }) => info?.over ?? true);
  const id = useGameState((state) => state.id);
  return over || id.startsWith(SEEN)
    ? { href: '#/games', name: t('games.title') }
    : { href: `#/game/${id}`, name: t('replay.now') };
}

function Leave() {
  const { href, name } = useLeave();
  return (
    <a class={styles.leave} href={href}>
      {name}
    </a>
  );
}

const Strip = () => (
  <header class={strip.strip}>
    <a class={strip.logo} href="#/" aria-label={t('home')}>
      Rowan
    </a>
    <Turn />
    <Phases />
    <Council />
    <Eyes />
    <nav class={strip.commands} aria-label={t('commands')}>
      <CommandButton id="rules" />
      <CommandButton id="sound" />
      <CommandButton id="theme" />
    </nav>
    <Leave />
  </header>
);

/** The seat whose table lies in front of the viewer. */
export function useOwnSeat(): number {
  const { viewer, active } = useView();
  return typeof viewer === 'number' ? viewer : active;
}

/** The whole game and its replay's controls on one screen that does not scroll. */
export function ReplayDesk() {
  const seat = useOwnSeat();
  const open = useReplayState(({ eyes }) => eyes.open);
  const review = useContext(ReviewContext);
  return (
    <div class={desk.room}>
      <div class={[desk.desk, styles.desk].join(' ')} data-judged={review ? '' : undefined}>
        <Strip />
        <aside class={desk.left}>
          {review ? (
            <ReviewPanel />
          ) : (
            <div class={desk.others}>
              <Rivals />
              <Encounter />
            </div>
          )}
        </aside>
        <section class={desk.city} aria-label={t('city')} data-board>
          <City />
        </section>
        <aside class={desk.right}>
          <div class={[desk.cards, styles.cards].join(' ')} data-open={open || undefined}>
            <Market />
            {open ? <Hands /> : <Quests seat={seat} />}
            {!open && <Log />}
          </div>
        </aside>
        <Bar />
        <footer class={own.table}>
          <Plate seat={seat} />
          <Tavern seat={seat} />
          <Stores seat={seat} />
          <Heroes seat={seat} />
          <Story />
        </footer>
      </div>
    </div>
  );
}
