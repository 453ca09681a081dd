import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazily } from '../../base/Lazy.tsx';
import { soon } from '../../base/soon.ts';
import { PHONE, useMedia } from '../../base/use-media.ts';
import { useStore } from '../../base/use-store.ts';
import type { Connect } from '../../client/connection.ts';
import { GameContext, useGameState } from '../../client/context.ts';
import { deviceDrafts } from '../../client/drafts.ts';
import { forget } from '../../client/forget.ts';
import { Game } from '../../client/game.ts';
import { inspector } from '../../client/inspector.ts';
import { useDrawn } from '../../client/use-settled.ts';
import { play } from '../../playback/late-play.ts';
import { t } from '../../text/text.ts';
import { allWords } from '../../text/words.ts';
import { Curtain } from './Curtain.tsx';
import { Panels } from './Panels.tsx';
import lazy from '../../base/Lazy.module.css';
import styles from './GameScreen.module.css';

const DeskTable = lazily(
  () => import('./DeskTable.tsx').then(({ DeskTable: table }) => table),
  'first',
);
const PhoneTable = lazily(
  () => import('./PhoneTable.tsx').then(({ PhoneTable: table }) => table),
  'first',
);
const Inspector = lazily(
  soon(() => import('../../inspector/Inspector.tsx').then(({ Inspector: look }) => look)),
  'small',
);

const Closer = lazily(
  soon(() => import('../../inspector/Closer.tsx').then(({ Closer: card }) => card)),
  'small',
);

const ByEar = lazily(
  soon(() => import('./ByEar.tsx').then(({ ByEar: voice }) => voice)),
  'small',
);
const Failed = lazily(() => import('./Failed.tsx').then(({ Failed: screen }) => screen));
const Unkept = lazily(() => import('./Unkept.tsx').then(({ Unkept: notice }) => notice), 'small');

soon(allWords);

/** The closer look comes and goes without the table being drawn again. */
function Look({ phone }: { readonly phone: boolean }) {
  const looking = useStore(inspector, ({ inspected }) => inspected !== null);
  if (!looking) return null;
  return phone ? <Closer /> : <Inspector />;
}

function Screen() {
  const ready = useGameState(({ welcome, view }) => welcome !== null && view !== null);
  const failure = useGameState((state) => state.failure);
  const phone = useMedia(PHONE);
  const id = useGameState((state) => state.id);
  const unkept = useGameState((state) => state.unkept > 0);
  const come = useDrawn();
  const over = useGameState(({ view }) => view?.phase === 'over');
  const handTo = useGameState((state) => state.handTo);
  if (failure) return <Failed id={id} failure={failure} />;
  if (!ready) return <p class={lazy.loading}>{t('loading')}</p>;
  if (handTo !== null) return <Curtain seat={handTo} />;
  return (
    <>
      {(come || over) && <ByEar />}
      {phone ? <PhoneTable /> : <DeskTable />}
      <Look phone={phone} />
      <Panels />
      {unkept && <Unkept />}
    </>
  );
}

interface Props {
  readonly id: string;
  /** What stands beside the table, such as a coach. */
  readonly children?: ComponentChildren;
  /** What has a place of its own beside the table. */
  readonly beside?: ComponentChildren;
  /** How to reach a table that is elsewhere. */
  readonly connect?: Connect;
  /** Whether the coach may be asked, and warns of what is given away. */
  readonly coached?: boolean;
  readonly warned?: boolean;
  /** What stands beside the table has a place of its own. */
  readonly aside?: boolean;
}

/** One game, from the connection to its table down to the last pixel. */
export function GameScreen({ id, children, ...around }: Props) {
  const { connect, coached = !connect, warned = coached, aside } = around;
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    const opened = new Game(id, play, {
      drafts: deviceDrafts,
      forget,
      coached,
      warned,
      ...(connect && { connect }),
    });
    const looked = (): void => {
      if (document.visibilityState === 'visible') opened.refresh();
    };
    document.addEventListener('visibilitychange', looked);
    setGame(opened);
    return () => {
      document.removeEventListener('visibilitychange', looked);
      forget();
      opened.close();
    };
  }, [id]);
  useEffect(() => void (game && Object.assign(game, { coached, warned })), [game, coached, warned]);
  if (!game) return null;
  return (
    <GameContext.Provider value={game}>
      <main class={styles.screen} data-aside={aside || undefined}>
        <Screen />
        {children}
      </main>
    </GameContext.Provider>
  );
}
