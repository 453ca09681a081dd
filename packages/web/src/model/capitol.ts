import { KINDS, P as PEASANT, S as SHAMAN } from '@rowan/cards';
import type { Answer, ConstructUnits, DevelopAnswer, LevelUpUnit } from '@rowan/rules';
import type { Options } from '@rowan/table';

/** Who is to be sent to the Capitol, by what the table offers. */

export interface CapitolDraft {
  readonly construct: ConstructUnits | null;
  readonly levelUp: LevelUpUnit | null;
}

export type CapitolWork = keyof CapitolDraft;

export const NO_CAPITOL: CapitolDraft = { construct: null, levelUp: null };

export const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Assign = Extract<DevelopAnswer, { do: 'assign' }>;

const isAssign = (answer: Answer): answer is Assign =>
  answer.kind === 'develop' && answer.do === 'assign';

/** The move that the draft stands for, if the table offers it. */
export const assignOffer = (options: Options, capitol: CapitolDraft): Assign | undefined =>
  assignsOffered(options).find(
    ({ construct, levelUp }) =>
      same(construct, capitol.construct) && same(levelUp, capitol.levelUp),
  );

/** The moves that send somebody to the Capitol, of those that the table offers. */
const assignsOffered = ({ offers }: Options): Assign[] =>
  offers.map(({ answer }) => answer).filter(isAssign);

/** Meeples that work on the Capitol takes, by kind. */
export function workersOf({ construct, levelUp }: CapitolDraft): number[] {
  const units = zeros(KINDS);
  units[PEASANT]! += construct?.peasants ?? 0;
  units[SHAMAN]! += construct?.shamans ?? 0;
  if (levelUp) units[levelUp.shaman ? SHAMAN : levelUp.unit]! += 1;
  return units;
}

const onOne = (capitol: CapitolDraft, target: CapitolWork): number[] =>
  workersOf({ ...NO_CAPITOL, [target]: capitol[target] });

/** The draft with a meeple added to a Capitol Location; undefined where the table does not offer it. */
export function onCapitol(
  options: Options,
  capitol: CapitolDraft,
  target: CapitolWork,
  meeple: number,
): CapitolDraft | undefined {
  const other = target === 'construct' ? 'levelUp' : 'construct';
  const after = target === 'construct' ? onOne(capitol, target) : zeros(KINDS);
  after[meeple]! += 1;
  const offer = assignsOffered(options).find(
    (move) => same(move[other], capitol[other]) && same(onOne(move, target), after),
  );
  return offer && { construct: offer.construct, levelUp: offer.levelUp };
}

/** The different ways in which the table lets somebody do this work. */
export function waysOffered<W extends CapitolWork>(
  options: Options,
  work: W,
): NonNullable<CapitolDraft[W]>[] {
  const ways: CapitolDraft[W][] = assignsOffered(options).map((move) => move[work]);
  return ways.filter(
    (way, i): way is NonNullable<CapitolDraft[W]> =>
      way !== null && ways.findIndex((one) => same(one, way)) === i,
  );
}

/** How the table lets a Hero rise, by itself before a Shaman in its place. */
export function riseOffered(options: Options, unit: number): LevelUpUnit | undefined {
  const ways = assignsOffered(options).flatMap(({ levelUp }) =>
    levelUp?.unit === unit ? [levelUp] : [],
  );
  return ways.find(({ shaman }) => !shaman) ?? ways[0];
}

/** The builders of the draft, or the first ones that may be sent along with it. */
export function builderOffer(options: Options, capitol: CapitolDraft): Assign | undefined {
  const offers = assignsOffered(options).filter(
    ({ construct, levelUp }) => construct !== null && same(levelUp, capitol.levelUp),
  );
  return offers.find(({ construct }) => same(construct, capitol.construct)) ?? offers[0];
}
