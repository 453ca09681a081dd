import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import type { RoomState, StudyRoom } from '../../client/study-room.ts';
import type { StudyNews } from '../../worker/study-table.ts';

export const RoomContext = createContext<StudyRoom | null>(null);

export function useRoom(): StudyRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error('a part of a study stands outside one');
  return room;
}

export const useRoomState = <P>(part: (state: RoomState) => P): P =>
  useStore(useRoom().store, part);

/** Parts of a study are shown once it was opened. */
export const useNews = (): StudyNews => useRoomState(({ news }) => news)!;
