import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../base/use-store.ts';
import { StudyRoom, type RoomState } from '../../client/study-room.ts';
import { t } from '../../text/text.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import { Panel } from './Panel.tsx';
import { RoomContext } from './context.ts';
import lazy from '../../base/Lazy.module.css';

function Room({ room }: { readonly room: StudyRoom }) {
  const fault = useStore(room.store, (state: RoomState) => state.fault);
  const ready = useStore(room.store, (state: RoomState) => state.news !== null);
  if (fault)
    return (
      <main class={lazy.loading}>
        <p role="alert">
          {t(`study.fault.${fault}`)} <a href="#/study">{t('study.all')}</a>
        </p>
      </main>
    );
  if (!ready) return <p class={lazy.loading}>{t('loading')}</p>;
  return (
    <RoomContext.Provider value={room}>
      <GameScreen id={`study-${room.id}`} connect={room.connect} coached aside>
        <Panel />
      </GameScreen>
    </RoomContext.Provider>
  );
}

/** One study: any position of it on the real board, and the tree beside it. */
export function StudyScreen({ id, at }: { readonly id: string; readonly at: number | null }) {
  const [room, setRoom] = useState<StudyRoom | null>(null);
  useEffect(() => {
    const opened = new StudyRoom(id);
    setRoom(opened);
    void opened.open(at);
    return () => opened.close();
  }, [id]);
  return room && <Room room={room} />;
}
