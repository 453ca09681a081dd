import { useEffect, useState } from 'preact/hooks';
import { FIRST_BOT } from '../../client/bots.ts';
import { YOU, botSeat, startGame } from '../../client/new-game.ts';
import { listGames, type SavedGame } from '../../client/saves.ts';
import { namesOf } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import { Books } from '../../shell/Books.tsx';
import { goTo } from '../../shell/routes.ts';
import { t } from '../../text/text.ts';
import { LanguageChoice } from '../menu/LanguageChoice.tsx';
import styles from './Landing.module.css';

const playNow = (): void => {
  const seats = [YOU, botSeat(FIRST_BOT, 1)];
  void startGame({ seats, towers: true, hiredHelp: [], advanced: false, seed: '' });
};

const playSolo = (): void => {
  void startGame({ seats: [YOU], towers: true, hiredHelp: [], advanced: false, seed: '' });
};

function scoreLine({ save, vp }: SavedGame): string {
  const names = namesOf(save.table.seats);
  return vp.map((n, seat) => `${names[seat] ?? t('guard')} ${n}`).join(' · ');
}

function Saved({ game }: { readonly game: SavedGame }) {
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

function SavedGames() {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  useEffect(() => void listGames().then(setGames), []);
  return (
    <section class={styles.saved}>
      {games.length > 0 && <h2>{t('landing.saved')}</h2>}
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <Saved key={game.id} game={game} />
        ))}
      </ul>
      <a class={styles.all} href="#/games">
        {t('games.all', { n: games.length })}
      </a>
    </section>
  );
}

const FOES = ['ember-dragon', 'dire-beaver', 'vampire-cabinetmaker', 'sawmill-ogre'];
const PARADE = [0, 1, 3, 4, 2, 5, 6, 7, 8];

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
export const Landing = () => (
  <main class={styles.landing}>
    <Scene />
    <div class={styles.board}>
      <h1 class={styles.title}>Rowan</h1>
      <p class={styles.tagline}>{t('landing.tagline')}</p>
      <button type="button" class={styles.play} onClick={playNow}>
        <b>{t('landing.play')}</b>
        <small>{t('landing.playHint')}</small>
      </button>
      <div class={styles.more}>
        <button type="button" class={styles.learn} onClick={() => goTo('/learn')}>
          <Icon name="hint" /> {t('landing.learn')}
        </button>
        <button type="button" onClick={playSolo}>
          <Icon name="sword" /> {t('landing.solo')}
        </button>
        <button type="button" onClick={() => goTo('/setup')}>
          <Icon name="settings" /> {t('landing.setup')}
        </button>
      </div>
      <SavedGames />
      <div class={styles.foot}>
        <nav class={styles.books}>
          <a href="#/rules">
            <Icon name="help" /> {t('landing.rules')}
          </a>
          <a href="#/cards">
            <Icon name="quests" /> {t('gallery.title')}
          </a>
        </nav>
        <LanguageChoice />
      </div>
      <p class={styles.credit}>{t('landing.credit')}</p>
    </div>
    <Books />
  </main>
);
