import { DISTRICTS, TYPES, kindOf, type Condition, type Quest } from './catalogue.ts';
import { standing } from './combat.ts';
import { assignedAt, inOrder, isInstant, runEffects, takeUnit, takers } from './effects.ts';
import {
  L,
  R,
  S,
  activeSeat,
  award,
  countsOf,
  districtOf,
  everywhere,
  foeAt,
  has,
  isFoe,
  isLocation,
  monstersIn,
  unitsOf,
  type Assigned,
  type Game,
} from './game.ts';

/** docs/transcript.md, section 7. */

interface Moment {
  /** The place just resolved or built on, or −1. */
  readonly place: number;
  readonly resolved: ReadonlySet<number>;
}

function defeatMet(game: Game, condition: Condition, { place, original }: Assigned): boolean {
  const foe = foeAt(game, place)!;
  const wanted = countsOf(condition.with ?? []);
  const { without } = condition;
  return (
    (condition.type === undefined || TYPES.indexOf(condition.type) === foe.type) &&
    foe.level >= (condition.minLevel ?? 0) &&
    foe.strength >= (condition.minStrength ?? 0) &&
    wanted.every((n, kind) => n === 0 || standing(original, kind) >= n) &&
    unitsOf(original.units) >= (condition.units ?? 0) &&
    original.units.slice(0, 8).filter((n) => n > 0).length >= (condition.types ?? 0) &&
    (without === undefined || standing(original, kindOf(without)) === 0) &&
    (condition.surplus === undefined || original.cv >= foe.strength + condition.surplus)
  );
}

type Judge = (game: Game, condition: Condition, moment: Moment) => boolean;

const resolvedPlaces = (game: Game, { resolved }: Moment): number[] =>
  game.turn.plan.map(({ place }) => place).filter((place) => resolved.has(place));

const JUDGES: Readonly<Record<string, Judge>> = {
  defeat: (game, condition, { place, resolved }) =>
    game.turn.plan.some(
      (assigned) =>
        isFoe(assigned.place) &&
        resolved.has(assigned.place) &&
        (place < 0 || place === assigned.place) &&
        defeatMet(game, condition, assigned),
    ),
  defeats: (game, { n }, moment) => resolvedPlaces(game, moment).filter(isFoe).length >= n!,
  construct: (game, { minMonsters = 0, districts }, { place }) =>
    place >= 4 &&
    place < 12 &&
    monstersIn(game, districtOf(place)) >= minMonsters &&
    (districts === undefined ||
      (districts as readonly string[]).includes(DISTRICTS[districtOf(place)]!)),
  activate: (game, { locations, districts }, moment) => {
    const places = resolvedPlaces(game, moment).filter(isLocation);
    return (
      places.length >= locations! && new Set(places.map(districtOf)).size >= (districts as number)
    );
  },
  activateAndDefeat: (game, { minMonsters, minLevel }, moment) =>
    [0, 1, 2, 3].some((district) => {
      const here = resolvedPlaces(game, moment).filter((place) => districtOf(place) === district);
      return (
        monstersIn(game, district) >= minMonsters! &&
        here.some(isLocation) &&
        here.some((place) => isFoe(place) && foeAt(game, place)!.level >= minLevel!)
      );
    }),
  tavern: (game, { have }) => has(activeSeat(game).tavern, countsOf(have!)),
  level: (game, { anyOf, level }) =>
    anyOf!.some((letter) => activeSeat(game).levels[kindOf(letter) - 1]! >= level!),
};

const met = (game: Game, quests: readonly number[], kinds: readonly string[], moment: Moment) =>
  quests.filter((index) => {
    const { kind, condition } = game.catalogue.quests[index]!;
    return (
      kind !== 'end' &&
      kinds.includes(condition.kind) &&
      JUDGES[condition.kind]!(game, condition, moment)
    );
  });

const PLACES = ['defeat', 'defeats', 'activate', 'activateAndDefeat'];
const NOTHING: ReadonlySet<number> = new Set();

/** Rules 0: of the Quests in hand, those that the whole plan meets. */
export function markEligible(game: Game): void {
  const all = new Set(game.turn.plan.map(({ place }) => place));
  game.turn.eligible = met(game, activeSeat(game).hand, PLACES, { place: -1, resolved: all });
}

/** Q3: of these places, resolved in this order, those that count for a Quest. */
const seen = ({ turn }: Game, quest: number, places: readonly number[]): ReadonlySet<number> =>
  new Set(places.slice(turn.unseen.get(quest) ?? 0));

/** Of the Quests in hand, those of these kinds that are met once these places are resolved. */
export const metAfter = (
  game: Game,
  kinds: readonly string[],
  places: readonly number[],
  place = -1,
): number[] =>
  activeSeat(game).hand.filter(
    (quest) => met(game, [quest], kinds, { place, resolved: seen(game, quest, places) }).length > 0,
  );

export function questsAtPlace(game: Game, place: number): void {
  const { rules, turn } = game;
  const now =
    rules === 0
      ? met(game, turn.eligible, PLACES, { place, resolved: new Set(turn.resolved) })
      : metAfter(game, PLACES, turn.resolved, place);
  complete(game, now, place);
}

/** Of the Quests in hand, those that a tile on this place completes. */
export const constructMet = (game: Game, place: number): number[] =>
  met(game, activeSeat(game).hand, ['construct'], { place, resolved: NOTHING });

/** Q3: what a tile completes, of the Quests in hand when it is placed. */
export function markConstructed(game: Game, place: number): void {
  game.turn.eligible = constructMet(game, place);
}

/** Of these Quests, those of these kinds that the Tavern and the levels meet. */
const metNow = (game: Game, quests: readonly number[], kinds: readonly string[]): number[] =>
  met(game, quests, kinds, { place: -1, resolved: NOTHING });

/** After a construction. Rules 0 look at levels here too, rules 1 did so when a Quest was drawn. */
export function questsAfterConstruct(game: Game, place: number): void {
  const { turn, rules } = game;
  const level = rules === 0 ? metNow(game, activeSeat(game).hand, ['level']) : [];
  const all = [...turn.eligible, ...level];
  turn.eligible = [];
  complete(game, all, place);
}

/** When a level has risen and, by rules 1, when the owner's turn starts. */
export const questsOfLevels = (game: Game): void =>
  complete(game, metNow(game, activeSeat(game).hand, ['level']), -1);

/** Rules 1, Q3: what a defeat brought waits for the owner's next turn. */
const broughtByDefeat = ({ rules, turn }: Game, quest: number): boolean =>
  rules > 0 && turn.unseen.get(quest) === Infinity;

/** Rules 1, Q3: of the Quests just drawn, those about levels are judged at once. */
export function judgeDrawn(game: Game, quests: readonly number[]): void {
  if (game.rules === 0) return;
  const { hand } = activeSeat(game);
  const judged = quests.filter((quest) => hand.includes(quest) && !broughtByDefeat(game, quest));
  complete(game, metNow(game, judged, ['level']), -1);
}

export function questsInDraw(game: Game): void {
  const now = metNow(game, activeSeat(game).hand, ['tavern', 'level']);
  const early = ({ kind }: Condition, quest: number): boolean =>
    kind === 'level' && broughtByDefeat(game, quest);
  complete(
    game,
    now.filter((quest) => !early(game.catalogue.quests[quest]!.condition, quest)),
    -1,
  );
}

function reveal(game: Game, quest: number, place: number): void {
  const { turn, active: seat, reader } = game;
  const own = activeSeat(game);
  const card = game.catalogue.quests[quest]!;
  own.hand = own.hand.filter((other) => other !== quest);
  turn.eligible = turn.eligible.filter((other) => other !== quest);
  own.completed.push(quest);
  if (card.kind === 'ongoing') turn.fresh.push(quest);
  reader.event({ kind: 'questCompleted', seat, quest, place });
  award(game, seat, card.vp, { by: 'quests', source: { card: 'quest', index: quest } });
}

const bonusOf = ({ kind, gives = [] }: Quest) =>
  kind === 'triggered' ? gives.filter(isInstant) : [];

function complete(game: Game, quests: readonly number[], place: number): void {
  const card = (quest: number): Quest => game.catalogue.quests[quest]!;
  for (const quest of quests) if (card(quest).cost === undefined) reveal(game, quest, place);
  inOrder(game, 'quests', quests, (quest) => {
    if (card(quest).cost !== undefined) return payCost(game, quest, place);
    runEffects(game, bonusOf(card(quest)), { card: 'quest', index: quest }, place);
  });
}

function payCost(game: Game, quest: number, place: number): void {
  const { reader, active: seat } = game;
  const { cost, ...card } = game.catalogue.quests[quest]!;
  const assigned = assignedAt(game, place);
  const payable = assigned && takers(assigned, kindOf(cost!)).length > 0;
  if (!payable || !activeSeat(game).hand.includes(quest)) return;
  if (reader.mustAnswer('payCost', seat)['pay'] !== true)
    return reader.event({ kind: 'questDeclined', seat, quest, place });
  const source = { card: 'quest', index: quest };
  reveal(game, quest, place);
  takeUnit(game, cost!, 'supply', { source, place });
  runEffects(game, bonusOf(card), source, place);
}

const ENDS: Readonly<Record<string, (game: Game, condition: Condition, seat: number) => boolean>> =
  {
    mostMonsters: (game, { type }, seat) => {
      const count = (pile: readonly number[]): number =>
        pile.filter((m) => type === undefined || game.catalogue.monsters[m]!.type === type).length;
      const piles = [...game.seats, ...(game.guard ? [game.guard] : [])].map(({ pile }) =>
        count(pile),
      );
      return piles[seat] === Math.max(...piles);
    },
    eachType: (game, { n }, seat) =>
      TYPES.every(
        (type) =>
          game.seats[seat]!.pile.filter((m) => game.catalogue.monsters[m]!.type === type).length >=
          n!,
      ),
    atMost: (game, { meeple, n }, seat) => everywhere(game, seat)[kindOf(meeple!)]! <= n!,
    atLeast: (game, { meeple, n }, seat) => everywhere(game, seat)[kindOf(meeple!)]! >= n!,
    prestige: (game, { n }, seat) => {
      const own = everywhere(game, seat);
      return own[R]! + own[L]! + own[S]! >= n!;
    },
    classes: (game, { n, level, top = level }, seat) => {
      const own = everywhere(game, seat);
      const prestige = game.catalogue.prestige.filter((_, i) => own[R + i]! > 0);
      const levels = [...game.seats[seat]!.levels, ...prestige.map((card) => card.level)];
      return levels.filter((l) => l >= level!).length >= n! && levels.some((l) => l >= top!);
    },
  };

export function endQuestMet(game: Game, quest: number, seat: number): boolean {
  const { kind, condition } = game.catalogue.quests[quest]!;
  return kind === 'end' && ENDS[condition.kind]!(game, condition, seat);
}
