import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import type { ReplayInfo } from '../../worker/replay.worker.ts';
import type { Replay, ReplayState } from './replay.ts';

export const ReplayContext = createContext<Replay | null>(null);

export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (!replay) throw new Error('a part of the replay stands outside one');
  return replay;
}

export const useReplayState = <P>(part: (state: ReplayState) => P): P =>
  useStore(useReplay().store, part);

/** Parts of a replay are shown only once the game was opened. */
export const useInfo = (): ReplayInfo => useReplayState(({ info }) => info)!;
