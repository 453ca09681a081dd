import {
  HERO_CLASSES,
  MEEPLES,
  MONSTER_TYPES,
  PRESTIGE_CLASSES,
  type Catalogue,
  type Condition,
  type Meeple,
  type MonsterType,
} from '@rowan/cards';
import { everywhere, score, type GameState } from '@rowan/rules';

/** How far a Quest in hand has come, where its condition can be counted. */
export interface QuestProgress {
  readonly quest: number;
  readonly have: number;
  readonly need: number;
  /** It would be worth its VP if the game ended now, or is met at its next checkpoint. */
  readonly met: boolean;
}

type Count = readonly [have: number, need: number];

interface Side {
  readonly catalogue: Catalogue;
  readonly state: GameState;
  readonly seat: number;
}

const counted = (meeples: readonly number[], meeple: Meeple): number =>
  meeples[MEEPLES.indexOf(meeple)]!;

const trophies = ({ catalogue }: Side, pile: readonly number[], type?: MonsterType): number =>
  pile.filter((monster) => type === undefined || catalogue.monsters[monster]!.type === type).length;

/** The largest pile of somebody else; a tie is enough (Q7). */
function rivalPile(side: Side, type?: MonsterType): number {
  const { players, guard } = side.state;
  const others = players.filter((_, seat) => seat !== side.seat).map(({ pile }) => pile);
  const piles = guard ? [...others, guard.pile] : others;
  return Math.max(0, ...piles.map((pile) => trophies(side, pile, type)));
}

const inTavern = ({ state, seat }: Side, have: readonly Meeple[]): number => {
  const left = state.players[seat]!.tavern.slice();
  return have.filter((meeple) => left[MEEPLES.indexOf(meeple)]!-- > 0).length;
};

/** What can be counted at any time; the rest is one deed and shows in the plan. */
function countOf(side: Side, condition: Condition): Count | null {
  const { state, seat } = side;
  const { levels, pile } = state.players[seat]!;
  switch (condition.kind) {
    case 'atLeast':
    case 'atMost':
      return [counted(everywhere(state, seat), condition.meeple), condition.n];
    case 'prestige': {
      const own = everywhere(state, seat);
      return [PRESTIGE_CLASSES.reduce((sum, unit) => sum + counted(own, unit), 0), condition.n];
    }
    case 'mostMonsters':
      return [trophies(side, pile, condition.type), rivalPile(side, condition.type)];
    case 'eachType':
      return [
        MONSTER_TYPES.reduce(
          (sum, type) => sum + Math.min(condition.n, trophies(side, pile, type)),
          0,
        ),
        condition.n * MONSTER_TYPES.length,
      ];
    case 'classes':
      return [levels.filter((level) => level >= condition.level).length, condition.n];
    case 'level':
      return [
        Math.max(...condition.anyOf.map((hero) => levels[HERO_CLASSES.indexOf(hero)]!)),
        condition.level,
      ];
    case 'tavern':
      return [inTavern(side, condition.have), condition.have.length];
    case 'defeat':
    case 'defeats':
    case 'construct':
    case 'activate':
    case 'activateAndDefeat':
      return null;
  }
}

/** Progress of the Quests in a seat's hand. Whether an End of Game Quest is met is the engine's word. */
export function questProgress(
  catalogue: Catalogue,
  state: GameState,
  seat: number,
): QuestProgress[] {
  const side = { catalogue, state, seat };
  const open = score(catalogue, state)[seat]?.quests ?? [];
  return state.players[seat]!.hand.flatMap((quest) => {
    const card = catalogue.quests[quest]!;
    const count = countOf(side, card.condition);
    if (!count) return [];
    const [have, need] = count;
    const met =
      card.kind === 'end' ? open.some((one) => one.quest === quest && one.vp > 0) : have >= need;
    return [{ quest, have, need, met }];
  });
}
