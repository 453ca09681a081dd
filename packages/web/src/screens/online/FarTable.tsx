import { useEffect, useState } from 'preact/hooks';
import type { Refused } from '@rowan/protocol';
import type { Program, Seat } from '@rowan/table';
import { fetchSoon } from '../../base/soon.ts';
import { useStore } from '../../base/use-store.ts';
import { useGame, useGameState } from '../../client/context.ts';
import { Far } from '../../client/far.ts';
import { namesOf } from '../../model/seats.ts';
import { renew } from '../../offline/offline.ts';
import { Icon } from '../../parts/Icon.tsx';
import { labelled, t } from '../../text/text.ts';
import { GameScreen } from '../game/GameScreen.tsx';
import { AllHands } from './AllHands.tsx';
import { Clocks, Handed } from './Clocks.tsx';
import { programText, ratingText } from './clock-text.ts';
import { Gather } from './Gather.tsx';
import { PushOffer, TurnCall } from './Notices.tsx';
import { Rematch } from './Rematch.tsx';
import { NameForm } from './NameForm.tsx';
import { Opener, SidePanel } from './SidePanel.tsx';
import { Sheet, Words } from './Sheet.tsx';
import { TakebackAsked } from './Takeback.tsx';
import { Verify } from './Verify.tsx';
import { enterTable, keepLink, secretInLink, type Trouble } from './api.ts';
import { useName } from './use-name.ts';
import lazy from '../../base/Lazy.module.css';
import styles from './Online.module.css';

const Loading = () => <p class={lazy.loading}>{t('loading')}</p>;

const Lost = () => (
  <p class={styles.lost} role="alert">
    <Icon name="warning" /> {t('online.lost')}
  </p>
);

const NOBODY: readonly number[] = [];

/** People take their time: what else comes with the first decision comes before it, where others are asked first. */
function useMeanwhile(): void {
  const game = useGame();
  const others = useGameState(({ view }) => view !== null && !view.decision);
  useEffect(() => {
    if (!others) return;
    fetchSoon();
    game.settled();
  }, [game, others]);
}

interface ProgramsProps {
  readonly seats: readonly Seat[];
  readonly programs: readonly (Program | null)[];
}

/** Which of the players are programs. */
function Programs({ seats, programs }: ProgramsProps) {
  const names = namesOf(seats);
  const told = programs.flatMap((program, seat) =>
    program ? [labelled(names[seat]!, programText(program))] : [],
  );
  return told.length > 0 ? <p>{told.join(' · ')}</p> : null;
}

/** What a game with others shows beside its table: who is missing, who looks on, and in the end the proof. */
function Beside({ far, table }: { readonly far: Far; readonly table: string }) {
  const { open, presence, about } = useStore(far.store, (state) => state);
  useMeanwhile();
  const seats = useGameState(({ welcome }) => welcome?.seats ?? null);
  const [talking, setTalking] = useState(false);
  const own = useGameState(({ welcome }) => welcome?.own ?? NOBODY);
  const watches = own.length === 0;
  if (!seats) return open ? null : <Lost />;
  const names = namesOf(seats);
  const away = seats.flatMap(({ kind }, seat) =>
    kind === 'person' && presence && !presence.here.includes(seat) ? [names[seat]!] : [],
  );
  const over = about?.fairness !== null && about !== null;
  const change = about?.changes?.[own[0] ?? -1] ?? null;
  return (
    <>
      {!open && <Lost />}
      <aside class={styles.beside} aria-live="polite">
        {watches && <p>{t('online.youLook')}</p>}
        {!over && about?.rated && (
          <p>{[t(`online.rated.${about.rated}`), t('online.coach.no')].join(' · ')}</p>
        )}
        {!over && <Programs seats={seats} programs={about?.programs ?? []} />}
        {!over && <Clocks far={far} seats={seats} />}
        {!over && <Handed far={far} seats={seats} own={own} />}
        {!over && <TakebackAsked far={far} seats={seats} own={own} />}
        {!over && !watches && <PushOffer far={far} />}
        <TurnCall own={own} />
        {open && away.length > 0 && !over && (
          <p>{t('online.missing', { names: away.join(', ') })}</p>
        )}
        {over && change && <p role="status">{ratingText(change)}</p>}
        {over && <Verify far={far} seats={seats} />}
        {over && <AllHands table={table} />}
        {over && <Rematch table={table} next={about.next} sits={!watches} />}
        <Opener far={far} open={talking} onToggle={() => setTalking(!talking)} />
      </aside>
      {talking && (
        <SidePanel
          far={far}
          own={own}
          over={over}
          rated={Boolean(about?.rated)}
          onClose={() => setTalking(false)}
        />
      )}
    </>
  );
}

/** A table elsewhere that lets us in: before its game, then in it. */
function Table({ id }: { readonly id: string }) {
  const [far, setFar] = useState<Far | null>(null);
  useEffect(() => {
    const opened = new Far(id);
    setFar(opened);
    const looked = (): void => {
      if (document.visibilityState === 'visible') opened.say({ kind: 'refresh' });
    };
    document.addEventListener('visibilitychange', looked);
    return () => {
      document.removeEventListener('visibilitychange', looked);
      opened.close();
    };
  }, [id]);
  return far ? <Shown id={id} far={far} /> : <Loading />;
}

/** Why there is no table. A page that is too old comes back to its seat, and to what was put together there, by another version. */
const Away = ({ reason }: { readonly reason: Refused }) => (
  <Sheet title="online.title">
    <div class={styles.trouble} role="alert">
      <Icon name="warning" /> {t(`online.away.${reason}`)}
      {reason === 'protocol' && (
        <button type="button" onClick={() => void renew()}>
          {t('update.reload')}
        </button>
      )}
    </div>
  </Sheet>
);

function Shown({ id, far }: { readonly id: string; readonly far: Far }) {
  const { gathering, away, playing, open, about } = useStore(far.store, (state) => state);
  if (away) return <Away reason={away} />;
  if (playing)
    return (
      <GameScreen id={id} connect={far.connect} coached={about?.coach ?? false}>
        <Beside far={far} table={id} />
      </GameScreen>
    );
  return (
    <>
      {gathering ? <Gather far={far} gathering={gathering} /> : <Loading />}
      {!open && <Lost />}
    </>
  );
}

/** Whoever came without a link may need one. */
const withoutLink = (trouble: Trouble, secret: string | null): Trouble =>
  trouble === 'noTable' && !secret ? 'needsLink' : trouble;

/** Lets in whoever has the secret of the link, and takes it out of the address. */
function useEntered(id: string, named: boolean): Trouble | null | 'pending' {
  const [secret] = useState(() => secretInLink(location.hash));
  const [entered, setEntered] = useState<Trouble | null | 'pending'>('pending');
  useEffect(() => {
    if (!named) return;
    void enterTable(id, secret).then((told) => {
      setEntered(told.ok ? null : withoutLink(told.trouble, secret));
      if (!told.ok || !secret) return;
      keepLink(id, secret);
      history.replaceState(null, '', `#/t/${id}`);
    });
  }, [id, secret, named]);
  return entered;
}

export function FarTable({ id }: { readonly id: string }) {
  const { name, trouble, setName, again } = useName();
  const entered = useEntered(id, typeof name === 'string');
  if (trouble || (entered && entered !== 'pending'))
    return (
      <Sheet title="online.title">
        <Words trouble={trouble ?? (entered as Trouble)} />
      </Sheet>
    );
  if (name === null) return <NameForm onNamed={setName} onKnown={again} />;
  return name === undefined || entered === 'pending' ? <Loading /> : <Table id={id} />;
}
