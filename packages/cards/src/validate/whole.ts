import { allCards } from '../all-cards.ts';
import type { Catalogue, QuestCard, RoomCard } from '../types.ts';
import { MARKET, START_BAG } from '../limits.ts';
import { HIRED_HELP, MEEPLES, MONSTER_TYPES, type Meeple } from '../vocabulary.ts';
import { fail, field, item, type At } from './parser.ts';

/** What a catalogue must have as a whole. Each check looks at the parts that could be read. */
type Parts = Partial<Catalogue>;
type WholeCheck = (parts: Parts, at: At) => void;

const uniqueIds: WholeCheck = (parts, at) => {
  const seen = new Map<string, string>();
  for (const { path, card } of allCards(parts)) {
    const first = seen.get(card.id);
    if (first === undefined) seen.set(card.id, path);
    else fail({ ...at, path: `${path}.id` }, 'duplicate', `not the id of ${first}`, card.id);
  }
};

/** S3: enough Monsters without the 3+ cards, for levels 1, 2 and 3. */
const LEAST_MONSTERS = [10, 8, 2];

const enoughMonsters: WholeCheck = ({ monsters }, at) => {
  if (!monsters) return;
  LEAST_MONSTERS.forEach((least, index) => {
    const left = monsters.filter((card) => card.level === index + 1 && !card.threePlus).length;
    if (left < least)
      fail(field(at, 'monsters'), 'tooFew', `${least} of level ${index + 1} without 3+`, left);
  });
};

/** S5, G1: four face-up tiles, in solo play too. */
const enoughTiles: WholeCheck = ({ tiles }, at) => {
  if (!tiles) return;
  const left = tiles.filter((card) => !card.notSolo).length;
  if (left < MARKET) fail(field(at, 'tiles'), 'tooFew', `${MARKET} for solo play`, left);
};

const preyOf = (quest: QuestCard) => (quest.kind === 'end' ? quest.prey : undefined);

/** G1: three hunts, one for each type. */
const threeHunts: WholeCheck = ({ quests }, at) => {
  if (!quests) return;
  for (const type of MONSTER_TYPES) {
    const hunts = quests.filter((quest) => preyOf(quest) === type).length;
    if (hunts !== 1)
      fail(
        field(at, 'quests'),
        hunts < 1 ? 'tooFew' : 'tooMany',
        `1 hunt with prey ${type}`,
        hunts,
      );
  }
};

/** S6: four Towers of the same height. */
const evenTowers: WholeCheck = ({ rooms }, at) => {
  if (!rooms) return;
  if (rooms.length % 4 !== 0)
    fail(field(at, 'rooms'), 'wrongLength', 'a multiple of 4', rooms.length);
  if (!rooms.some((room) => room.family === 'rescue'))
    fail(field(at, 'rooms'), 'tooFew', '1 Rescue Room', 0); // G10
};

/** F4: whoever completes all Rooms of a set finds the number on its ladder. */
const ladders: WholeCheck = ({ rooms, roomSets }, at) => {
  if (!rooms || !roomSets) return;
  roomSets.forEach(({ id, ladder }, index) => {
    const needed = rooms.filter((room) => room.family === id).length;
    if (ladder.length < needed)
      fail(
        field(item(field(at, 'roomSets'), index), 'ladder'),
        'tooFew',
        `${needed} steps`,
        ladder.length,
      );
  });
};

/** T5: a plan names one Unit for the Blood Forge. */
const oneForge: WholeCheck = ({ startingLocations, tiles }, at) => {
  const forges = [...(startingLocations ?? []), ...(tiles ?? [])].flatMap((card) =>
    card.gives.filter((effect) => effect.kind === 'forge'),
  );
  if (forges.length > 1) fail(field(at, 'tiles'), 'tooMany', '1 forge', forges.length);
};

const count = (of: readonly unknown[], meeple: Meeple): number =>
  of.filter((one) => one === meeple).length;

const partyOf = ({ needs, gives }: RoomCard): readonly unknown[] => [
  ...needs,
  ...gives.flatMap((effect) => (effect.kind === 'gain' ? [effect.meeple] : [])),
];

/** G10: one Unit each for Hired Help, and the largest party of a Rescue Room. */
const soloExtras = (rooms: readonly RoomCard[], meeple: Meeple): number => {
  const parties = rooms.filter((room) => room.family === 'rescue').map(partyOf);
  const hired = count(HIRED_HELP, meeple);
  return hired + Math.max(0, ...parties.map((party) => count(party, meeple)));
};

const supplyForSetup: WholeCheck = ({ supply, guard, rooms }, at) => {
  if (!supply) return;
  for (const meeple of MEEPLES) {
    const start = (START_BAG as Partial<Record<Meeple, number>>)[meeple] ?? 0; // S7
    const solo = start + count(guard?.bag ?? [], meeple) + soloExtras(rooms ?? [], meeple);
    const least = Math.max(4 * start, solo);
    if (supply[meeple] < least)
      fail(field(field(at, 'supply'), meeple), 'tooFew', least, supply[meeple]);
  }
};

const stockInSupply: WholeCheck = ({ supply, tiles }, at) => {
  if (!supply || !tiles) return;
  tiles.forEach(({ stock }, index) => {
    if (stock && stock.n > supply[stock.meeple])
      fail(
        field(field(item(field(at, 'tiles'), index), 'stock'), 'n'),
        'tooMany',
        supply[stock.meeple],
        stock.n,
      );
  });
};

export const wholeChecks: readonly WholeCheck[] = [
  uniqueIds,
  enoughMonsters,
  enoughTiles,
  threeHunts,
  evenTowers,
  ladders,
  oneForge,
  supplyForSetup,
  stockInSupply,
];
