import { TYPES, kindOf, type Effect } from './catalogue.ts';
import {
  L,
  P,
  R,
  S,
  isLocation,
  locationAt,
  nothing,
  type Counts,
  type Foe,
  type Game,
  type Seat,
} from './game.ts';

/** docs/transcript.md, section 9. */

export interface Party {
  readonly units: Counts;
  readonly as: Counts;
}

export const standing = ({ units, as }: Party, kind: number): number =>
  units[kind]! + (as[kind] ?? 0);

const prestige = ({ units }: Party): number => units[R]! + units[L]! + units[S]!;

function base(game: Game, seat: Seat, kind: number): number {
  const { peasant, heroes, prestige: cards } = game.catalogue;
  if (kind === P) return peasant.cv;
  return kind < R ? heroes[kind - 1]!.levels[seat.levels[kind - 1]! - 1]!.cv : cards[kind - R]!.cv;
}

/** What a lasting boost in force adds. */
function lasting({ kind, n = 0, who, by, type }: Effect, party: Party, foe: Foe): number {
  if (kind === 'against') return TYPES.indexOf(type!) === foe.type ? n : 0;
  if (kind === 'boost')
    return n * (who === 'prestige' ? prestige(party) : standing(party, kindOf(who!)));
  return standing(party, kindOf(by!)) > (by === who ? 1 : 0)
    ? n * standing(party, kindOf(who!))
    : 0;
}

/** What a boost printed on a hero card adds: only real Units give it. */
function printed({ kind, n = 0, who, by, type }: Effect, party: Party, foe: Foe): number {
  if (kind === 'against') return TYPES.indexOf(type!) === foe.type ? n : 0;
  if (kind === 'boost')
    return n * (who === 'prestige' ? prestige(party) : party.units[kindOf(who!)]!);
  const givers = party.units[kindOf(by!)]!;
  return givers > (by === who ? 1 : 0) ? n * standing(party, kindOf(who!)) : 0;
}

/** The turn boosts of the Locations of a plan: by Unit kind, the last for all. */
export function turnBoosts(game: Game, places: readonly number[]): Counts {
  const boosts = nothing();
  for (const place of places.filter(isLocation)) {
    for (const { kind, who, n } of locationAt(game, place)?.card.gives ?? [])
      if (kind === 'turnBoost') boosts[who === 'units' ? 8 : kindOf(who!)]! += n!;
  }
  return boosts;
}

export function combatValue(
  game: Game,
  seat: Seat,
  fight: { readonly party: Party; readonly foe: Foe; readonly boosts: Counts },
): number {
  const { party, foe, boosts } = fight;
  const { units, as } = party;
  let cv = 0;
  for (let kind = P; kind <= S; kind++)
    cv += units[kind]! * (base(game, seat, kind) + boosts[kind]! + boosts[8]!);
  game.catalogue.prestige.forEach(({ ability }, i) => {
    if (ability.kind === 'monsterLevel') cv += units[R + i]! * foe.level;
  });
  as.forEach((n, kind) => (cv += n * boosts[kind]!));
  for (const boost of seat.boosts) cv += lasting(boost, party, foe);
  game.catalogue.heroes.forEach(({ levels }, hero) => {
    if (units[hero + 1] === 0) return;
    for (const boost of levels[seat.levels[hero]! - 1]!.boosts ?? [])
      cv += printed(boost, party, foe);
  });
  return cv;
}
