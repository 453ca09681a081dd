import { VP_SOURCES, type VpSource } from '@rowan/cards';
import type { GameView } from '@rowan/rules';
import type { Seat } from '@rowan/table';
import { nameIn, titleOf } from '../../model/seats.ts';
import { t } from '../../text/text.ts';

export interface ScoreSheet {
  readonly seat: number;
  readonly name: string;
  readonly title: string;
  readonly colour: number | null;
  readonly bySource: Readonly<Record<VpSource, number>>;
  readonly total: number;
  readonly won: boolean;
}

const bySource = (ledger: readonly number[]): Record<VpSource, number> =>
  Object.fromEntries(VP_SOURCES.map((source, i) => [source, ledger[i] ?? 0])) as Record<
    VpSource,
    number
  >;

/** With a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Everybody's score by where it came from, the Guard's last. */
export function sheetsOf(view: GameView, seats: readonly Seat[]): ScoreSheet[] {
  const won = (seat: number): boolean => view.winners.includes(seat);
  const sheets = view.seats.map(({ vp, ledger }, seat) => ({
    seat,
    name: nameIn(seats, seat),
    title: titleOf(seats[seat]),
    colour: seats[seat]?.colour ?? seat,
    bySource: bySource(ledger),
    total: vp,
    won: won(seat),
  }));
  if (!view.guard) return sheets;
  const { vp, ledger } = view.guard;
  const seat = view.seats.length;
  return [
    ...sheets,
    {
      seat,
      name: t('guard'),
      title: '',
      colour: null,
      bySource: bySource(ledger),
      total: vp,
      won: won(seat),
    },
  ];
}
