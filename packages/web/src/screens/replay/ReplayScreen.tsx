import type { Failure } from '@rowan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lazily } from '../../base/Lazy.tsx';
import { PHONE, useMedia } from '../../base/use-media.ts';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { GameContext, useGameState } from '../../client/context.ts';
import { lookAway } from '../../client/inspector.ts';
import { Closer } from '../../inspector/Closer.tsx';
import { Inspector } from '../../inspector/Inspector.tsx';
import { t } from '../../text/text.ts';
import { Review } from '../../client/review.ts';
import { Failed } from '../game/Failed.tsx';
import { Moments } from '../game/Moments.tsx';
import { Narrator } from './Narrator.tsx';
import { ReplayDesk } from './ReplayDesk.tsx';
import { ReplayPhone } from './ReplayPhone.tsx';
import { useMoment } from './Scrubber.tsx';
import { ReplayContext, useReplayState } from './context.ts';
import { listenToReplayKeys } from './keys.ts';
import { Replay, type ReplayState } from './replay.ts';
import { ReviewContext } from './review/context.ts';
import screen from '../game/GameScreen.module.css';
import lazy from '../../base/Lazy.module.css';

const Rules = lazily(() =>
  import('../../panels/rules/Rules.tsx').then(({ Rules: panel }) => panel),
);
const Score = lazily(() =>
  import('../../panels/score/Score.tsx').then(({ Score: panel }) => panel),
);

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

const failureOf = (fault: NonNullable<ReplayState['fault']>): Failure =>
  fault.code === 'noTable' || fault.code === 'broken'
    ? { reason: fault.code }
    : { reason: 'unopened', fault };

function Screen() {
  const fault = useReplayState((state) => state.fault);
  const id = useGameState((state) => state.id);
  const ready = useGameState(({ welcome, view }) => welcome !== null && view !== null);
  const opened = useReplayState(({ info }) => info !== null);
  const phone = useMedia(PHONE);
  if (fault) return <Failed id={id} failure={failureOf(fault)} />;
  if (!ready || !opened) return <p class={lazy.loading}>{t('loading')}</p>;
  return (
    <>
      {phone ? <ReplayPhone /> : <ReplayDesk />}
      {phone ? <Closer /> : <Inspector />}
      <Moments />
      <Panels />
      <Narrator />
      <Moment />
    </>
  );
}

/** The review of a game, for as long as it is looked at. */
function useReviewOf(id: string | null): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    const begun = new Review(id);
    setReview(begun);
    void begun.open();
    return () => begun.close();
  }, [id]);
  return review;
}

interface Props {
  readonly id: string;
  readonly at: number;
  /** Whether its decisions are reviewed. */
  readonly judged: boolean;
}

/** A finished or saved game, move by move, on the board it was played on. */
export function ReplayScreen({ id, at, judged }: Props) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const review = useReviewOf(judged ? id : null);
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
  if (!replay || (judged && !review)) return null;
  return (
    <GameContext.Provider value={replay.game}>
      <ReplayContext.Provider value={replay}>
        <ReviewContext.Provider value={review}>
          <main class={screen.screen} data-replay data-ghosts={judged || undefined}>
            <Screen />
          </main>
        </ReviewContext.Provider>
      </ReplayContext.Provider>
    </GameContext.Provider>
  );
}
