import type { Seat } from '@rowan/table';
import { useEffect, useState } from 'preact/hooks';
import { Missing } from '../../base/Missing.tsx';
import { noteTrouble } from '../../base/report.ts';
import { laySeen } from '../../client/keep-imported.ts';
import { openWorkshop } from '../../client/workshop.ts';
import { nameOfSeats } from '../../model/game-names.ts';
import { t } from '../../text/text.ts';
import type { Unpacked } from '../../worker/link.ts';
import lazy from '../../base/Lazy.module.css';

type Refused = Extract<Unpacked, { ok: false }>;

/** Whoever sent it without a name is *you* to nobody here. */
const named = (seat: Seat | string, i: number): Seat | string =>
  typeof seat !== 'string' && seat.kind === 'person' && seat.name === ''
    ? { ...seat, name: t('seat.player', { n: i + 1 }) }
    : seat;

/** Plays the game of a link again, to be looked at; the link itself goes out of the history. */
async function open(packed: string): Promise<Refused | null> {
  const { service, answered, close } = openWorkshop();
  try {
    const unpacked = await answered(service.unpack(packed));
    if (!unpacked.ok) return unpacked;
    const { game } = unpacked;
    const sent = game.seats.map(named);
    const seats = sent.filter((seat) => typeof seat !== 'string');
    const id = await laySeen(
      { ...game, seats: sent },
      t('shared.name', { name: nameOfSeats(seats) }),
    );
    location.replace(`#/replay/${id}/${game.at ?? 0}`);
    return null;
  } finally {
    close();
  }
}

/** The way in for those who follow a shared link. */
export function Shared({ packed }: { readonly packed: string }) {
  const [refused, setRefused] = useState<Refused | 'missing' | null>(null);
  useEffect(() => {
    open(packed).then(setRefused, (error: unknown) => {
      noteTrouble(error);
      setRefused('missing');
    });
  }, [packed]);
  if (refused === 'missing') return <Missing />;
  if (!refused) return <p class={lazy.loading}>{t('shared.opening')}</p>;
  return (
    <main class={lazy.loading}>
      <p role="alert">
        {t(`shared.${refused.fault}`, { move: refused.move })} <a href="#/">{t('failed.home')}</a>
      </p>
    </main>
  );
}
