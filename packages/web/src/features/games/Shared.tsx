import { useEffect, useState } from 'preact/hooks';
import { t } from '../../text/text.ts';
import type { Unpacked } from '../../worker/link.ts';
import { openWorkshop } from '../replay/service.ts';
import { keepImported, nameOfSeats } from './names.ts';
import lazy from '../../shell/Lazy.module.css';

type Refused = Extract<Unpacked, { ok: false }>;

/** Plays the game of a link again and keeps it; the link itself goes out of the history. */
async function open(packed: string): Promise<Refused | null> {
  const { service, close } = openWorkshop();
  try {
    const unpacked = await service.unpack(packed);
    if (!unpacked.ok) return unpacked;
    const { game } = unpacked;
    const seats = game.seats.filter((seat) => typeof seat !== 'string');
    const id = await keepImported(game, t('shared.name', { name: nameOfSeats(seats) }));
    location.replace(`#/replay/${id}/${game.at ?? 0}`);
    return null;
  } finally {
    close();
  }
}

/** The way in for those who follow a shared link. */
export function Shared({ packed }: { readonly packed: string }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    void open(packed).then(setRefused);
  }, [packed]);
  if (!refused) return <p class={lazy.loading}>{t('shared.opening')}</p>;
  return (
    <main class={lazy.loading}>
      <p role="alert">
        {t(`shared.${refused.fault}`, { move: refused.move })} <a href="#/">{t('failed.home')}</a>
      </p>
    </main>
  );
}
