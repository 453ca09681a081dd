import { MOST_PLAYERS } from '@rowan/cards';
import { isCount, isFields, isHash, isList, isText, isTime } from '@rowan/protocol';
import { LONGEST_TITLE, MOST_COLOURS, MOST_VP, type Pin, type Seat } from '@rowan/table';
import { notesIn, type DamagedEntry, type Entry } from './entry.ts';
import { idOf } from './ids.ts';

const isPoints = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= MOST_VP;

const isSeat = (value: unknown): value is Seat =>
  isFields(value) &&
  (value['kind'] === 'person' ||
    (value['kind'] === 'bot' && isText(value['bot'], LONGEST_TITLE))) &&
  isText(value['name'], LONGEST_TITLE) &&
  isCount(value['colour']) &&
  value['colour'] < MOST_COLOURS;

const isPin = (value: unknown): value is Pin =>
  isFields(value) && isCount(value['rules']) && isHash(value['catalogue']);

/** What lay on the device under a key, if the list can show it. */
export function parseEntry(under: IDBValidKey, value: unknown): Entry {
  const id = idOf(under);
  const damaged: DamagedEntry = { id, under, damaged: true };
  if (under !== id || !isFields(value) || value['id'] !== id) return damaged;
  const { name, seats, pin, updated, round, vp, over } = value;
  if (name !== undefined && !isText(name, LONGEST_TITLE)) return damaged;
  if (!isList(seats, isSeat, MOST_PLAYERS) || !isPin(pin) || !isTime(updated)) return damaged;
  // The Royal Guard has points and no chair.
  if (!isList(vp, isPoints, Math.max(2, seats.length)) || typeof over !== 'boolean') return damaged;
  if (!isCount(round)) return damaged;
  return { id, seats, pin, updated, round, vp, over, ...notesIn(value) };
}
