import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { listenToKeys } from '../client/commands.ts';
import { GameContext, useGameState } from '../client/context.ts';
import { deviceDrafts } from '../client/drafts.ts';
import { Game } from '../client/game-store.ts';
import { inspector, lookAway } from '../client/inspector.ts';
import { useStore } from '../client/use-store.ts';
import { play } from '../playback/late-play.ts';
import { t } from '../text/text.ts';
import { Curtain } from './Curtain.tsx';
import { lazily } from './Lazy.tsx';
import { Narrator } from './Narrator.tsx';
import { Panels } from './Panels.tsx';
import { fetchSoon, soon } from './soon.ts';
import { PHONE, useMedia } from './use-media.ts';
import lazy from './Lazy.module.css';
import styles from './GameScreen.module.css';

const DeskTable = lazily(() => import('./DeskTable.tsx').then(({ DeskTable: table }) => table));
const PhoneTable = lazily(() => import('./PhoneTable.tsx').then(({ PhoneTable: table }) => table));
const Inspector = lazily(
  soon(() => import('../inspector/Inspector.tsx').then(({ Inspector: look }) => look)),
  'small',
);

/** Time for the first decision to be drawn, in milliseconds. */
const FIRST = 300;

function useSoon(): void {
  const deciding = useGameState(({ view }) => Boolean(view?.decision));
  useEffect(() => {
    if (!deciding) return undefined;
    const timer = setTimeout(fetchSoon, FIRST);
    return () => clearTimeout(timer);
  }, [deciding]);
}

function Screen() {
  useSoon();
  const ready = useGameState(({ welcome, view }) => welcome !== null && view !== null);
  const failure = useGameState((state) => state.failure);
  const phone = useMedia(PHONE);
  const looking = useStore(inspector, ({ inspected }) => inspected !== null);
  if (failure)
    return (
      <div class={lazy.loading}>
        <p>
          {t(`failed.${failure}`)} <a href="#/">{t('failed.home')}</a>
        </p>
      </div>
    );
  if (!ready) return <p class={lazy.loading}>{t('loading')}</p>;
  return (
    <>
      {phone ? <PhoneTable /> : <DeskTable />}
      {!phone && looking && <Inspector />}
      <Panels />
      <Curtain />
      <Narrator />
    </>
  );
}

interface Props {
  readonly id: string;
  /** What stands beside the table, such as a coach. */
  readonly children?: ComponentChildren;
}

/** One game, from the connection to its table down to the last pixel. */
export function GameScreen({ id, children }: Props) {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    const opened = new Game(id, play, { drafts: deviceDrafts });
    const stop = listenToKeys(opened);
    setGame(opened);
    return () => {
      stop();
      lookAway();
      opened.close();
    };
  }, [id]);
  if (!game) return null;
  return (
    <GameContext.Provider value={game}>
      <main class={styles.screen}>
        <Screen />
        {children}
      </main>
    </GameContext.Provider>
  );
}
