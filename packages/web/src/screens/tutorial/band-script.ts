import { W, heroOf } from '@rowan/cards';
import { AT, atPlaces, atQuest } from '../../guide/targets.ts';
import type { PlaceCard } from '../../model/cards.ts';
import { cardName, describer } from '../../text/cards.ts';
import type { CourseStep } from './course.ts';
import { monsterName } from './foes.ts';
import {
  decides,
  did,
  gives,
  mayLevelUp,
  offersAbility,
  placesWhere,
  plans,
  reachOf,
  type Situation,
} from './situation.ts';
import type { Filling } from './words.ts';

/** The lesson about the band: heroes, Quests, the Dark Council, Corruption and allies. */

/** What the next level of the Warrior costs. */
function costOf({ catalogue, view }: Situation): number {
  const level = view.seats[view.active]?.levels[heroOf(W)] ?? 1;
  return catalogue.heroes[heroOf(W)]?.levels[level]?.cost ?? 0;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Name and words of the Quest that the lesson is about. */
function questOf({ catalogue, quest }: Situation): Filling {
  const card = catalogue.quests[quest ?? -1];
  if (!card) return { quest: '', text: '' };
  return { quest: cardName(card), text: sentence(describer().condition(card.condition)) };
}

/** The Quest that the lesson is about is still in hand. */
const holds = ({ view, quest }: Situation): boolean =>
  quest !== null && (view.seats[view.active]?.hand.includes(quest) ?? false);

const hasCrown = (there: PlaceCard): boolean => there.kind === 'tile' && Boolean(there.card.crown);

export const BAND: readonly CourseStep[] = [
  {
    id: 'level',
    topic: 'level',
    from: 1,
    when: mayLevelUp,
    say: (s) => {
      if (s.view.turn.assigned) return 'level.now';
      if (s.interaction.capitol.levelUp) return 'level.send';
      return costOf(s) > 0 ? 'level.cost' : 'level';
    },
    fill: (s) => ({ cost: costOf(s) }),
    point: (s) => (s.interaction.capitol.levelUp ? AT.confirm() : AT.rise()),
    done: did('levelledUp'),
  },
  {
    id: 'ability',
    topic: 'level',
    from: 1,
    when: (s) => s.lesson === 1 && offersAbility(s),
    say: () => 'ability',
    point: AT.ability,
  },
  {
    id: 'council',
    topic: 'council',
    from: 1,
    when: (s) => s.lesson === 1 && decides(s),
    say: () => 'council',
    point: AT.candles,
  },
  {
    id: 'quests',
    topic: 'quests',
    from: 1,
    when: (s) => s.lesson === 1 && decides(s),
    say: () => 'quests',
    point: AT.quests,
  },
  {
    id: 'wanted',
    topic: 'quests',
    from: 1,
    when: (s) => s.lesson === 1 && decides(s) && holds(s),
    say: () => 'wanted',
    fill: questOf,
    point: ({ quest }) => atQuest(quest ?? -1),
  },
  {
    id: 'prey',
    topic: 'quests',
    from: 1,
    when: (s) => s.lesson === 1 && s.prey !== null && reachOf(s).includes(s.prey) && plans(s),
    say: (s) => (s.quest === null ? 'prey' : 'prey.quest'),
    fill: (s) => ({ name: monsterName(s, s.prey ?? undefined), ...questOf(s) }),
    point: (s) => (s.prey === null ? [] : atPlaces([s.prey])),
    done: (s) => (s.explained?.report.quests.length ?? 0) > 0 || did('questCompleted')(s),
  },
  {
    id: 'due',
    topic: 'quests',
    from: 1,
    when: (s) => plans(s) && (s.explained?.report.quests.length ?? 0) > 0,
    say: () => 'due',
    point: AT.confirm,
    done: did('questCompleted'),
  },
];

/** Told where there is something of it to see, and otherwise without. */
export const ALLIES: readonly CourseStep[] = [
  {
    id: 'corruption',
    topic: 'allies',
    from: 1,
    when: (s) => s.lesson === 1 && plans(s),
    say: () => 'corruption',
    point: (s) => atPlaces(placesWhere(s, (there) => gives(there, 'cleanse')).slice(0, 2)),
  },
  {
    id: 'prestige',
    topic: 'allies',
    from: 1,
    when: (s) => s.lesson === 1 && plans(s),
    say: () => 'prestige',
    point: () => [],
  },
  {
    id: 'crowns',
    topic: 'allies',
    from: 1,
    when: (s) => s.lesson === 1 && plans(s),
    say: () => 'crowns',
    point: (s) => atPlaces(placesWhere(s, hasCrown)),
  },
  {
    id: 'hint',
    topic: 'allies',
    from: 1,
    when: (s) => s.lesson === 1 && plans(s),
    say: () => 'hint',
    point: AT.hint,
  },
];
