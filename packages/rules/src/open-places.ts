import {
  HENCHMAN,
  MONSTER,
  OVERLORD,
  SLOT,
  TOWER,
  councilOpen,
  foughtBefore,
  type Place,
} from '@rowan/cards';
import { activePlayer, type Play } from './play.ts';

/** Every place where something could be assigned to now. */
export function openPlaces(g: Play): Place[] {
  const { state } = g;
  const places: Place[] = [0, 1, 2, 3];
  for (let slot = 0; slot < 8; slot++) if (state.built[slot]! >= 0) places.push(SLOT + slot);
  for (let tower = 0; tower < 4; tower++)
    if (state.towers[tower]!.length > 0) places.push(TOWER + tower);
  for (let slot = 0; slot < 12; slot++) if (state.monsters[slot]! >= 0) places.push(MONSTER + slot);
  if (!councilOpen(state)) return places;
  const player = activePlayer(g);
  for (let place = OVERLORD; place <= HENCHMAN; place++)
    if (!foughtBefore(player, place)) places.push(place);
  return places;
}
