import { DISTRICTS, MONSTER_TYPES, type Catalogue } from '@rowan/cards';
import type {
  ChoiceOf,
  Facts,
  GameView,
  NeedFact,
  Place,
  Rejection,
  RejectionCode,
} from '@rowan/rules';
import type { Seat } from '@rowan/table';
import { cardName } from '../text/cards.ts';
import type { Values } from '../text/format.ts';
import { t, type TextKey } from '../text/text.ts';
import { partyText, placeName } from './labels.ts';
import { meepleName } from './meeples.ts';
import { nameIn } from './seats.ts';

/** Why something is refused, in words: each kind of refusal gives its text the values it speaks of. */

/** How things are called at this table. */
interface Names {
  readonly seat: (seat: number) => string;
  readonly place: (place: Place) => string;
  readonly tile: (tile: number) => string;
  readonly choices: (facts: Facts['notOffered']) => readonly string[];
}

const MANY = 2;

const districtName = (district: number): string => t(`district.${DISTRICTS[district]!}`);
const list = (names: readonly string[]): string => names.join(', ');

/** Several names of which one will do. */
const anyOf = (names: readonly string[]): string =>
  names.length < 2
    ? list(names)
    : t('refusal.oneOf', { first: list(names.slice(0, -1)), last: names.at(-1)! });

const kinds = (meeples: readonly number[]): string =>
  anyOf(meeples.map((meeple) => meepleName(meeple, MANY)));

/** What is asked for and what there is of it: `where` is `have` if that is all, `there` if more could come. */
const need = (n: number, who: string, there: number, where: 'have' | 'there'): string =>
  t('refusal.need', { n, who, there, where });

const unitNeed = ({ classes, n, there, left }: NeedFact): string => {
  const names = classes.map((unit) => meepleName(unit, n));
  const who = names.length > 0 ? anyOf(names) : t('refusal.unit', { n });
  return need(n, who, there, left === 0 ? 'have' : 'there');
};

/** Needs have commas of their own. */
const together = (needs: readonly string[]): string =>
  needs.reduce((all, one) => t('refusal.also', { all, one }));

const lacking = (needs: readonly number[], tavern: readonly number[]): string[] =>
  needs.flatMap((n, meeple) => {
    const have = tavern[meeple] ?? 0;
    return n > have ? [need(n, meepleName(meeple, n), have, 'have')] : [];
  });

const level = ({
  unit,
  level: reached,
  cost,
  vp,
}: Facts['slotPaysTooLittle' | 'notAffordable']) => ({
  hero: meepleName(unit),
  level: reached,
  cost,
  vp,
});

function waiting({ construct, levelUp }: Facts['stillPending']): string {
  const rising = `${t('capitol.levelUp')} (${meepleName(levelUp)})`;
  return list([...(construct ? [t('capitol.construct')] : []), ...(levelUp < 0 ? [] : [rising])]);
}

const nothing = (): Values => ({});
const named = ({ place }: { readonly place: Place }, names: Names): Values => ({
  name: names.place(place),
});

/** A kind of refusal without an entry does not compile. */
const refusals: {
  readonly [C in RejectionCode]: (facts: Facts[C], names: Names) => Values;
} = {
  malformed: nothing,
  gameOver: nothing,
  notYourDecision: ({ seat }, names) => ({ who: names.seat(seat) }),
  staleDecision: nothing,
  notAsked: ({ given }) => ({ given }),
  notOffered: (facts, names) => ({ choices: list(names.choices(facts)) }),
  alreadyAssigned: ({ units }) => ({ party: partyText(units) }),
  nothingAssigned: nothing,
  wrongClass: ({ at, meeple, takes }) => ({
    at,
    who: meepleName(meeple, MANY),
    takes: kinds(takes),
  }),
  constructUnits: ({ units, most }) => ({ units, most }),
  cannotConstruct: ({ vacant }) => ({ vacant }),
  noSuchTile: ({ tile, market }, names) => ({
    tile: names.tile(tile),
    market: list(market.map(names.tile)),
  }),
  noSlot: nothing,
  slotTaken: ({ place, district, vacant }, names) => ({
    name: names.place(place),
    district: districtName(district),
    n: vacant.length,
  }),
  notAffordable: (facts) => ({ ...level(facts), most: facts.most, more: facts.most - facts.vp }),
  slotPaysTooLittle: (facts) => level(facts),
  topLevel: ({ unit, level: reached }) => ({ hero: meepleName(unit), level: reached }),
  notInTavern: ({ meeple, assigned, tavern }) => ({
    n: assigned,
    who: meepleName(meeple, assigned),
    have: tavern,
  }),
  notPending: ({ at }) => ({ at }),
  stillPending: (facts) => ({ what: waiting(facts) }),
  noAbility: ({ unit, level: reached }) => ({ hero: meepleName(unit), level: reached }),
  abilityNeeds: ({ unit, needs, tavern }) => ({
    hero: meepleName(unit),
    needs: together(lacking(needs, tavern)),
  }),
  abilityUsed: ({ unit }) => ({ hero: meepleName(unit) }),
  placeTwice: named,
  emptyPlace: ({ district, lacks }) => ({ district: districtName(district), lacks }),
  noUnits: ({ place, left }, names) => ({ name: names.place(place), left }),
  noTowers: nothing,
  councilNotYet: ({ rounds, opens }) => ({ rounds, opens }),
  alreadyFought: named,
  corruptionHere: ({ place, wanted, corruption }, names) => ({
    name: names.place(place),
    wanted,
    corruption,
  }),
  shamanClass: ({ place, shamans, declared }, names) => ({
    name: names.place(place),
    shamans,
    declared,
  }),
  needsUnits: ({ place, needs }, names) => ({
    name: names.place(place),
    needs: together(needs.filter(({ n, there }) => there < n).map(unitNeed)),
  }),
  needsBounty: ({ place, type }, names) => ({
    name: names.place(place),
    type: t(`type.${MONSTER_TYPES[type]!}`),
  }),
  tooWeak: ({ place, cv, strength }, names) => ({ name: names.place(place), cv, strength }),
  noRecruit: ({ place, lacks, level: reached, from }, names) => ({
    name: names.place(place),
    lacks,
    level: reached,
    from,
  }),
  noForge: ({ place, unit, lacks }, names) => ({
    name: names.place(place),
    who: meepleName(unit),
    lacks,
  }),
  tooMany: ({ n, upTo }) => ({ n, upTo }),
  notInLodgings: ({ meeple, chosen, lodgings }) => ({
    n: chosen,
    who: meepleName(meeple, chosen),
    have: lodgings,
  }),
};

/** At which table it was refused. */
export interface RefusedAt {
  readonly catalogue: Catalogue;
  readonly view: GameView;
  readonly seats: readonly Seat[];
}

function namesAt({ catalogue, view, seats }: RefusedAt): Names {
  const place = (at: Place): string => placeName(catalogue, view, at);
  const choice: { readonly [K in ChoiceOf]: (item: number) => string } = {
    places: place,
    crowns: place,
    monsters: (monster) => cardName(catalogue.monsters[monster]),
    quests: (quest) => cardName(catalogue.quests[quest]),
    units: (unit) => meepleName(unit),
    districts: districtName,
  };
  return {
    seat: (seat) => nameIn(seats, seat),
    place,
    // Whoever answers may name a tile that there is not.
    tile: (tile) => cardName(catalogue.tiles[tile]) || t('refusal.tile'),
    choices: (facts) =>
      facts.of === 'zones'
        ? facts.options.map((zone) => t(zone))
        : facts.options.map(choice[facts.of]),
  };
}

/** Why something is refused, in words. */
export function refusalText(at: RefusedAt, { code, facts }: Rejection): string {
  const valuesOf = refusals[code] as (facts: Rejection['facts'], names: Names) => Values;
  return t(`refusal.${code}` satisfies TextKey, valuesOf(facts, namesAt(at)));
}
