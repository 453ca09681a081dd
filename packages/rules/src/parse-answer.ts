import { BASICS, K, KINDS, PLACES, S, W } from '@rowan/cards';
import type { Answer, AnswerOf, DecisionKind, DevelopAnswer, PlannedPlace } from './decisions.ts';

/** A move as it came from outside; undefined where the shape is wrong. Only own fields are taken over. */
type Fields = Readonly<Record<string, unknown>>;
type Parse<T> = (fields: Fields) => T | undefined;

const MOST_MEEPLES = 255;
const MOST_CARDS = 1000;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Minus zero is no number of anything: it would not survive JSON. */
const isInt = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= min &&
  value <= max &&
  !Object.is(value, -0);

const isMeeple = (value: unknown): value is number => isInt(value, 0, KINDS - 1);
const isPlace = (value: unknown): value is number => isInt(value, 0, PLACES - 1);
const isCard = (value: unknown): value is number => isInt(value, 0, MOST_CARDS);

function parseCounts(value: unknown, length: number): number[] | undefined {
  if (!Array.isArray(value) || value.length !== length) return undefined;
  const counts: number[] = [];
  for (let i = 0; i < length; i++) {
    const n: unknown = value[i]; // a hole is no number
    if (!isInt(n, 0, MOST_MEEPLES)) return undefined;
    counts.push(n);
  }
  return counts;
}

function parseAssign(fields: Fields): DevelopAnswer | undefined {
  const construct = parseConstructUnits(fields['construct']);
  const levelUp = parseLevelUp(fields['levelUp']);
  if (construct === undefined || levelUp === undefined) return undefined;
  return { kind: 'develop', do: 'assign', construct, levelUp };
}

function parseConstructUnits(
  value: unknown,
): { peasants: number; shamans: number } | null | undefined {
  if (value === null) return null;
  if (!isFields(value)) return undefined;
  const { peasants, shamans } = value;
  return isInt(peasants, 0, MOST_MEEPLES) && isInt(shamans, 0, MOST_MEEPLES)
    ? { peasants, shamans }
    : undefined;
}

/** A Shaman stands for a class, but is none of its own (M7). */
function parseLevelUp(value: unknown): { unit: number; shaman: boolean } | null | undefined {
  if (value === null) return null;
  if (!isFields(value)) return undefined;
  const { unit, shaman } = value;
  return isMeeple(unit) && unit !== S && typeof shaman === 'boolean' ? { unit, shaman } : undefined;
}

const developments: { readonly [D in DevelopAnswer['do']]: Parse<DevelopAnswer> } = {
  assign: parseAssign,
  construct: ({ tile, place }) =>
    isCard(tile) && isPlace(place) ? { kind: 'develop', do: 'construct', tile, place } : undefined,
  levelUp: () => ({ kind: 'develop', do: 'levelUp' }),
  ability: ({ unit }) => (isInt(unit, W, K) ? { kind: 'develop', do: 'ability', unit } : undefined),
  end: () => ({ kind: 'develop', do: 'end' }),
};

const isDevelopment = (value: unknown): value is DevelopAnswer['do'] =>
  typeof value === 'string' && Object.hasOwn(developments, value);

const parseDevelop: Parse<DevelopAnswer> = (fields) => {
  const what = fields['do'];
  return isDevelopment(what) ? developments[what](fields) : undefined;
};

function parsePlanned(value: unknown): PlannedPlace | undefined {
  if (!isFields(value) || !isPlace(value['place'])) return undefined;
  const { place } = value;
  const units = parseCounts(value['units'], KINDS);
  if (!units) return undefined;
  if (value['as'] === undefined) return { place, units };
  const as = parseCounts(value['as'], BASICS);
  return as ? { place, units, as } : undefined;
}

function parsePlaces(value: unknown): PlannedPlace[] | undefined {
  if (!Array.isArray(value) || value.length > PLACES) return undefined;
  const planned: PlannedPlace[] = [];
  for (let i = 0; i < value.length; i++) {
    const place = parsePlanned(value[i]);
    if (!place) return undefined;
    planned.push(place);
  }
  return planned;
}

const parsePlan: Parse<AnswerOf<'plan'>> = ({ places, recruit, forge }) => {
  const planned = parsePlaces(places);
  if (!planned) return undefined;
  if (recruit !== undefined && !isPlace(recruit)) return undefined;
  const forged = forge === undefined ? undefined : parseForge(forge);
  if (forge !== undefined && !forged) return undefined;
  return {
    kind: 'plan',
    places: planned,
    ...(recruit === undefined ? {} : { recruit }),
    ...(forged === undefined ? {} : { forge: forged }),
  };
};

function parseForge(value: unknown): { place: number; unit: number } | undefined {
  if (!isFields(value)) return undefined;
  const { place, unit } = value;
  return isPlace(place) && isMeeple(unit) ? { place, unit } : undefined;
}

const parsers: { readonly [K in DecisionKind]: Parse<AnswerOf<K>> } = {
  develop: parseDevelop,
  plan: parsePlan,
  order: ({ item }) => (isCard(item) ? { kind: 'order', item } : undefined),
  discardQuest: ({ quest }) => (isCard(quest) ? { kind: 'discardQuest', quest } : undefined),
  cleanse: ({ from }) =>
    from === 'tavern' || from === 'lodgings' ? { kind: 'cleanse', from } : undefined,
  unit: ({ unit }) => (isMeeple(unit) ? { kind: 'unit', unit } : undefined),
  payCost: ({ pay }) => (typeof pay === 'boolean' ? { kind: 'payCost', pay } : undefined),
  backToBag: (fields) => {
    const meeples = parseCounts(fields['meeples'], KINDS);
    return meeples ? { kind: 'backToBag', meeples } : undefined;
  },
  overflow: ({ district }) => (isInt(district, 0, 3) ? { kind: 'overflow', district } : undefined),
  drawEffect: ({ quest }) =>
    quest === null || isCard(quest) ? { kind: 'drawEffect', quest } : undefined,
};

/** What kind of answer it claims to be; undefined if there is none like it. */
export function kindOfAnswer(value: unknown): DecisionKind | undefined {
  const kind = isFields(value) ? value['kind'] : undefined;
  return typeof kind === 'string' && Object.hasOwn(parsers, kind)
    ? (kind as DecisionKind)
    : undefined;
}

/** An answer of the given kind from anything; undefined where the shape is wrong. */
export function parseAnswer(kind: DecisionKind, value: unknown): Answer | undefined {
  return isFields(value) && value['kind'] === kind ? parsers[kind](value) : undefined;
}

/** The envelope of a move; its answer is parsed once the decision is known. */
export function parseMove(
  value: unknown,
): { seat: number; decision: number; answer: unknown } | undefined {
  if (!isFields(value)) return undefined;
  const { seat, decision, answer } = value;
  return isInt(seat, 0, 3) && isInt(decision, 0, Number.MAX_SAFE_INTEGER)
    ? { seat, decision, answer }
    : undefined;
}
