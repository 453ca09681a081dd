import { add, type Place } from '@rowan/cards';
import type { EffectList } from './effect-list.ts';
import { runEffects } from './effects.ts';
import { seated, spotAt, type Play } from './play.ts';
import type { Assignment, CrownHolding } from './state.ts';

/** L6: at the start of the owner's turn all Units return first; the Crowns still owed are paid after. */
export function returnCrowns(g: Play): Place[] {
  const { state } = g;
  const places: Place[] = [];
  for (const crown of state.crowns) {
    if (crown.seat !== state.active) continue;
    add(seated(g, crown.seat).lodgings, crown.units);
    g.log?.push({
      kind: 'crownReturned',
      seat: crown.seat,
      place: crown.place,
      units: crown.units.slice(),
    });
    const option = bestOption(g, crown);
    if (!option) continue;
    places.push(crown.place);
    state.turn.owed.push(crown.place, option.list.id);
  }
  state.crowns = state.crowns.filter(({ seat }) => seat !== state.active);
  return places;
}

/** The best option that a Unit there fulfils. */
const bestOption = (g: Play, { place, units, as }: CrownHolding) =>
  spotAt(g, place)?.crown?.find(({ unit }) => units[unit]! + as[unit]! > 0);

/** What an owed Crown pays, by its place. */
export function owedList(g: Play, place: Place): EffectList {
  const { owed } = g.state.turn;
  for (let i = 0; i < owed.length; i += 2)
    if (owed[i] === place) return g.cards.lists[owed[i + 1]!]!;
  throw new Error('rules: this Crown owes nothing');
}

export const payCrown = (g: Play, place: Place): void =>
  runEffects(g, owedList(g, place), 0, place);

/** A confirmed plan with a legal Unit on a Crown sends the others' Units away at once. */
export function takeCrown(g: Play, place: Place): void {
  const { state } = g;
  const index = state.crowns.findIndex((crown) => crown.place === place);
  if (index < 0) return;
  const [crown] = state.crowns.splice(index, 1) as [CrownHolding];
  add(seated(g, crown.seat).lodgings, crown.units);
  g.log?.push({
    kind: 'crownTaken',
    seat: state.active,
    place,
    from: crown.seat,
    units: crown.units.slice(),
  });
}

/** T9: the Units assigned to a Crown stay with the owner's marker. */
export function stayOnCrown(g: Play, { place, units, as }: Assignment): void {
  g.state.crowns.push({ place, seat: g.state.active, units: units.slice(), as: as.slice() });
}
