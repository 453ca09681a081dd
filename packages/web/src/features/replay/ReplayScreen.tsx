import { useEffect, useState } from 'preact/hooks';
import { panels } from '../../client/commands.ts';
import { GameContext, useGameState } from '../../client/context.ts';
import { lookAway } from '../../client/inspector.ts';
import { useStore } from '../../client/use-store.ts';
import { Inspector } from '../../inspector/Inspector.tsx';
import { lazily } from '../../shell/Lazy.tsx';
import { Narrator } from '../../shell/Narrator.tsx';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { t } from '../../text/text.ts';
import { ReplayContext, useReplayState } from './context.ts';
import { listenToReplayKeys } from './keys.ts';
import { Replay } from './replay.ts';
import { ReplayDesk } from './ReplayDesk.tsx';
import { ReplayPhone } from './ReplayPhone.tsx';
import { useMoment } from './Scrubber.tsx';
import screen from '../../shell/GameScreen.module.css';
import lazy from '../../shell/Lazy.module.css';

const Rules = lazily(() => import('../rules/Rules.tsx').then(({ Rules: panel }) => panel));
const Score = lazily(() => import('../score/Score.tsx').then(({ Score: panel }) => panel));

function Panels() {
  const open = useStore(panels, (state) => state.open);
  useEffect(() => () => panels.setState({ open: null }), []);
  if (open === 'rules') return <Rules />;
  return open === 'score' ? <Score /> : null;
}

/** Where the replay stands, for those who listen. */
const Moment = () => (
  <p class="unseen" role="status">
    {useMoment()}
  </p>
);

function Screen() {
  const failed = useReplayState((state) => state.failed);
  const ready = useGameState(({ welcome, view }) => welcome !== null && view !== null);
  const opened = useReplayState(({ info }) => info !== null);
  const phone = useMedia(PHONE);
  if (failed)
    return (
      <div class={lazy.loading}>
        <p>
          {t('failed.noTable')} <a href="#/games">{t('games.title')}</a>
        </p>
      </div>
    );
  if (!ready || !opened) return <p class={lazy.loading}>{t('loading')}</p>;
  return (
    <>
      {phone ? <ReplayPhone /> : <ReplayDesk />}
      {!phone && <Inspector />}
      <Panels />
      <Narrator />
      <Moment />
    </>
  );
}

/** A finished or saved game, move by move, on the board it was played on. */
export function ReplayScreen({ id, at }: { readonly id: string; readonly at: number }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    const opened = new Replay(id);
    const stop = listenToReplayKeys(opened);
    setReplay(opened);
    void opened.open(at);
    return () => {
      stop();
      lookAway();
      opened.close();
    };
  }, [id, at]);
  if (!replay) return null;
  return (
    <GameContext.Provider value={replay.game}>
      <ReplayContext.Provider value={replay}>
        <main class={screen.screen} data-replay>
          <Screen />
        </main>
      </ReplayContext.Provider>
    </GameContext.Provider>
  );
}
