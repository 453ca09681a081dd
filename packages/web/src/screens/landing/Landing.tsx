import { useEffect, useState } from 'preact/hooks';
import { C, K, L, M, P, R, S, USUAL_BOT, W, X } from '@rowan/cards';
import { goTo } from '../../base/routes.ts';
import { isSlip, panelCame } from '../../base/slip.ts';
import { YOU, botSeat, startGame } from '../../client/new-game.ts';
import { giveTips } from '../../client/give-tips.ts';
import { namesOf } from '../../model/seats.ts';
import { LanguageChoice } from '../../panels/menu/LanguageChoice.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import { isDamaged, type TableEntry } from '../../storage/entry.ts';
import { t } from '../../text/text.ts';
import { Books } from './Books.tsx';
import styles from './Landing.module.css';

/** The first game is one without the Towers. */
async function playNow(): Promise<void> {
  const first = (await savedGames()).length === 0;
  const seats = [YOU, botSeat(USUAL_BOT, 1)];
  const id = await startGame({ ...PLAIN, seats, towers: !first });
  if (first) giveTips('first', id);
}

async function playSolo(): Promise<void> {
  giveTips('solo', await startGame({ ...PLAIN, seats: [YOU], towers: true }));
}

const PLAIN = { hiredHelp: [], advanced: false, seed: '' };

function scoreLine({ seats, vp }: TableEntry): string {
  const names = namesOf(seats);
  return vp.map((n, seat) => `${names[seat] ?? t('guard')} ${n}`).join(' · ');
}

function Saved({ game }: { readonly game: TableEntry }) {
  const score = scoreLine(game);
  return (
    <li class={styles.game}>
      <a href={`#/game/${game.id}`}>
        <Icon name={game.over ? 'check' : 'play'} />
        <span>
          {game.over
            ? t('landing.over', { score })
            : t('landing.savedLine', { round: game.round, score })}
        </span>
      </a>
      <a
        class={styles.replay}
        href={`#/replay/${game.id}`}
        aria-label={t('games.replay')}
        title={t('games.replay')}
      >
        <Icon name="eye" />
      </a>
    </li>
  );
}

/** How many games stand on the first page; the others have one of their own. */
const SHOWN = 3;

/** Whoever plays for the first time has nothing to list; a browser that cannot tell is taken to hold something. */
async function mayHoldGames(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  return !indexedDB.databases || (await indexedDB.databases()).length > 0;
}

const isRunning = ({ over }: TableEntry): boolean => !over;

/** Without storage there is nothing to list; whoever plays is told so at the table. */
async function savedGames(): Promise<readonly TableEntry[]> {
  try {
    if (!(await mayHoldGames())) return [];
    const { listGames } = await import('../../client/games.ts');
    return (await listGames()).filter((entry) => !isDamaged(entry)) as TableEntry[];
  } catch {
    return [];
  }
}

function useGames(): readonly TableEntry[] {
  const [games, setGames] = useState<readonly TableEntry[]>([]);
  useEffect(() => {
    void savedGames().then((found) => {
      // Whoever presses now means what was there before.
      if (found.some(isRunning)) panelCame(performance.now());
      setGames(found);
    });
  }, []);
  return games;
}

const SavedGames = ({ games, all }: { games: readonly TableEntry[]; all: number }) => (
  <section class={styles.saved}>
    {games.length > 0 && <h2>{t('landing.saved')}</h2>}
    <ul>
      {games.slice(0, SHOWN).map((game) => (
        <Saved key={game.id} game={game} />
      ))}
    </ul>
    <a class={styles.all} href="#/games">
      {t('games.all', { n: all })}
    </a>
  </section>
);

const hush = (event: Event): void => {
  if (isSlip(event)) event.preventDefault();
};

/** The game that was played last, if it is not over, comes before a new one. */
function Play({ running }: { readonly running: TableEntry | undefined }) {
  return (
    <>
      {running && (
        <a class={styles.play} href={`#/game/${running.id}`} onClick={hush}>
          <b>{t('landing.resume')}</b>
          <small>
            {t('landing.savedLine', { round: running.round, score: scoreLine(running) })}
          </small>
        </a>
      )}
      <button
        type="button"
        class={running ? styles.anew : styles.play}
        onClick={(event) => isSlip(event) || void playNow()}
      >
        <b>{t('landing.play')}</b>
        <small>{t('landing.playHint')}</small>
      </button>
    </>
  );
}

const FOES = ['ember-dragon', 'dire-beaver', 'vampire-cabinetmaker', 'sawmill-ogre'];
const PARADE = [P, W, C, K, M, R, L, S, X];

/** Monsters above, meeples below, the city between them. */
const Scene = () => (
  <div class={styles.scene} aria-hidden="true">
    {FOES.map((name, i) => (
      <img
        key={name}
        class={styles.foe}
        style={{ '--i': i }}
        src={`./art/monsters/${name}.svg`}
        alt=""
      />
    ))}
    <img class={styles.city} src="./art/city/board.svg" alt="" />
    <div class={styles.parade}>
      {PARADE.map((meeple, i) => (
        <Meeple key={i} meeple={meeple} class={styles.meeple} />
      ))}
    </div>
  </div>
);

/** The first page: one click away from a game. */
export function Landing() {
  const games = useGames();
  const running = games.find(isRunning);
  return (
    <main class={styles.landing}>
      <Scene />
      <div class={styles.board}>
        <h1 class={styles.title}>Rowan</h1>
        <p class={styles.tagline}>{t('landing.tagline')}</p>
        <Play running={running} />
        <div class={styles.more}>
          <button type="button" class={styles.learn} onClick={() => goTo('/learn')}>
            <Icon name="hint" /> {t('landing.learn')}
          </button>
          <button type="button" class={styles.friends} onClick={() => goTo('/friends')}>
            <Icon name="play" /> {t('landing.friends')}
          </button>
          <button type="button" onClick={() => void playSolo()}>
            <Icon name="sword" /> {t('landing.solo')}
          </button>
          <button type="button" onClick={() => goTo('/setup')}>
            <Icon name="settings" /> {t('landing.setup')}
          </button>
        </div>
        <SavedGames games={games.filter((game) => game !== running)} all={games.length} />
        <div class={styles.foot}>
          <nav class={styles.books}>
            <a href="#/how">
              <Icon name="help" /> {t('how.title')}
            </a>
            <a href="#/rules">
              <Icon name="search" /> {t('landing.rules')}
            </a>
            <a href="#/cards">
              <Icon name="quests" /> {t('gallery.title')}
            </a>
            <a href="#/daily">
              <Icon name="candle-lit" /> {t('daily.title')}
            </a>
            <a href="#/puzzles">
              <Icon name="hint" /> {t('puzzles.title')}
            </a>
            <a href="#/records">
              <Icon name="crown" /> {t('records.title')}
            </a>
          </nav>
          <LanguageChoice />
        </div>
        <p class={styles.credit}>{t('landing.credit')}</p>
      </div>
      <Books />
    </main>
  );
}
