import {
  HENCHMAN,
  OVERLORD,
  SLOT,
  isCouncil,
  isFoe,
  isLocation,
  isMonster,
  isOverlord,
  isStart,
  type Place,
} from '@rowan/cards';
import { AT, atOverlord, atPlaces } from '../../guide/targets.ts';
import { cardName } from '../../text/cards.ts';
import { ALLIES, BAND } from './band-script.ts';
import type { CourseStep } from './course.ts';
import { monsterName, strengthAt } from './foes.ts';
import {
  decides,
  did,
  draftOf,
  drafts,
  isSound,
  mayConstruct,
  plans,
  pressedPlace,
  pressing,
  reachOf,
  reaches,
  turnsEnded,
  type Situation,
} from './situation.ts';
import type { Filling } from './words.ts';

/** The places where one Peasant becomes a Mage or a Cleric are the easiest to begin with. */
const EASY: readonly Place[] = [3, 2, 1, 0];
const EASIEST: ReadonlySet<Place> = new Set(EASY.slice(0, 2));

function easiest(s: Situation): Place[] {
  const reach = reachOf(s).filter(isLocation);
  const place = EASY.find((one) => reach.includes(one)) ?? reach[0];
  return place === undefined ? [] : [place];
}

/** The weakest Monster in reach, or the one that the lesson is about. */
function weakest(s: Situation): Place[] {
  const foes = reachOf(s)
    .filter(isMonster)
    .toSorted((a, b) => strengthAt(s, a) - strengthAt(s, b));
  const wanted = s.prey !== null && foes.includes(s.prey) ? s.prey : foes[0];
  return wanted === undefined ? [] : [wanted];
}

const locationName = ({ view, catalogue }: Situation, place: Place | undefined): string =>
  place === undefined
    ? ''
    : cardName(
        isStart(place)
          ? catalogue.startingLocations[place]
          : catalogue.tiles[view.built[place - SLOT] ?? -1],
      );

/** The strongest Overlord in reach; the Henchman if there is none. */
function lord(s: Situation): Place | undefined {
  const all = reachOf(s).filter(isCouncil);
  return all.filter(isOverlord).at(-1) ?? all[0];
}

const lordName = ({ catalogue }: Situation, place: Place | undefined): string =>
  cardName(catalogue.overlords[(place ?? HENCHMAN) - OVERLORD] ?? catalogue.henchman);

const foeInDraft = (s: Situation): Place | undefined => draftOf(s).find(isFoe);

function fightOf(s: Situation): Filling {
  const place = foeInDraft(s);
  const report = s.explained?.report.places.find((one) => one.place === place);
  return { cv: report?.cv ?? 0, strength: report?.strength ?? 0, vp: report?.vp ?? 0 };
}

const hasTile = ({ interaction }: Situation): boolean => interaction.source?.kind === 'tile';

/** A place of the plan that is overrun, and the Monsters that do it. */
const pressed = (s: Situation): Place[] => {
  const place = pressedPlace(s);
  return place === undefined ? [] : [place, ...pressing(s, place)];
};

const FIRST: readonly CourseStep[] = [
  {
    id: 'welcome',
    topic: 'tavern',
    from: 0,
    when: decides,
    say: () => 'welcome',
    point: () => [],
  },
  {
    id: 'tavern',
    topic: 'tavern',
    from: 0,
    when: decides,
    say: () => 'tavern',
    point: AT.tavern,
  },
  {
    id: 'rest',
    topic: 'tavern',
    from: 0,
    when: (s) => decides(s) && turnsEnded(s) > 0,
    say: () => 'rest',
    point: AT.stores,
  },
  {
    id: 'construct',
    topic: 'construct',
    from: 0,
    when: mayConstruct,
    say: (s) => {
      if (hasTile(s)) return 'construct.slot';
      if (s.view.turn.construct) return 'construct.tile';
      return s.interaction.capitol.construct ? 'construct.send' : 'construct';
    },
    point: (s) => {
      if (hasTile(s)) return AT.slots();
      if (s.view.turn.construct) return AT.tiles();
      return s.interaction.capitol.construct ? AT.confirm() : AT.build();
    },
    done: did('constructed'),
  },
];

const LOCATIONS: readonly CourseStep[] = [
  {
    id: 'signs',
    topic: 'signs',
    from: 0,
    when: reaches(isLocation),
    say: () => 'signs',
    point: (s) => atPlaces(easiest(s)),
  },
  {
    id: 'look',
    topic: 'signs',
    from: 0,
    when: reaches(isLocation),
    say: () => 'look',
    point: (s) => atPlaces(easiest(s)),
  },
  {
    id: 'location',
    topic: 'location',
    from: 0,
    when: reaches(isLocation),
    say: (s) => (EASIEST.has(easiest(s)[0] ?? -1) ? 'location' : 'location.other'),
    fill: (s) => ({ name: locationName(s, easiest(s)[0]) }),
    point: (s) => atPlaces(easiest(s)),
    done: (s) => drafts(isLocation)(s) || did('activated')(s),
  },
  {
    id: 'overrun',
    topic: 'overrun',
    from: 0,
    when: drafts(isLocation),
    say: (s) => (pressedPlace(s) === undefined ? 'overrun.calm' : 'overrun'),
    point: (s) => atPlaces(pressed(s)),
  },
  {
    id: 'undo',
    topic: 'undo',
    from: 0,
    when: (s) => plans(s) && draftOf(s).length > 0 && s.interaction.past.length > 0,
    say: () => 'undo',
    point: AT.undo,
    done: ({ interaction, redo }) => interaction.future.length > 0 || redo > 0,
  },
  {
    id: 'seal',
    topic: 'undo',
    from: 0,
    when: (s) => plans(s) && draftOf(s).length > 0 && s.explained?.foresight?.seals === true,
    say: () => 'seal',
    point: AT.confirm,
  },
  {
    id: 'carry',
    topic: 'location',
    from: 0,
    when: (s) => drafts(isLocation)(s) && isSound(s),
    say: () => 'carry',
    point: AT.confirm,
    done: did('activated'),
  },
];

const FIGHTS: readonly CourseStep[] = [
  {
    id: 'combat',
    topic: 'combat',
    from: 0,
    when: (s) => s.lesson < 2 && (turnsEnded(s) > 0 || did('activated')(s)) && canFight(s),
    say: () => 'combat',
    fill: (s) => ({
      name: monsterName(s, weakest(s)[0]),
      strength: strengthOf(s),
      cv: s.catalogue.peasant.cv,
    }),
    point: (s) => atPlaces(weakest(s)),
    done: (s) => drafts(isMonster)(s) || did('defeated')(s),
  },
  {
    id: 'cv',
    topic: 'combat',
    from: 0,
    when: (s) => drafts(isMonster)(s) && isSound(s),
    say: () => 'cv',
    fill: fightOf,
    point: (s) => atPlaces(draftOf(s).filter(isMonster)),
  },
  {
    id: 'strike',
    topic: 'combat',
    from: 0,
    when: (s) => drafts(isMonster)(s) && isSound(s),
    say: () => 'strike',
    point: AT.confirm,
    done: did('defeated'),
  },
];

function canFight(s: Situation): boolean {
  return reaches(isMonster)(s) && foeInDraft(s) === undefined;
}

const strengthOf = (s: Situation): number => {
  const [place] = weakest(s);
  return place === undefined ? 0 : strengthAt(s, place);
};

const END: readonly CourseStep[] = [
  {
    id: 'last',
    topic: 'end',
    from: 2,
    when: decides,
    say: () => 'last',
    fill: ({ view }) => ({ mine: view.seats[0]?.vp ?? 0, theirs: view.seats[1]?.vp ?? 0 }),
    point: AT.encounter,
  },
  {
    id: 'overlord',
    topic: 'end',
    from: 2,
    when: reaches(isCouncil),
    say: () => 'overlord',
    fill: (s) => ({ name: lordName(s, lord(s)) }),
    point: (s) => atOverlord(lord(s) ?? HENCHMAN),
    done: (s) => drafts(isCouncil)(s) || did('defeated', isCouncil)(s),
  },
  {
    id: 'finish',
    topic: 'end',
    from: 2,
    when: (s) => drafts(isCouncil)(s) && isSound(s),
    say: () => 'finish',
    fill: fightOf,
    point: AT.confirm,
    done: ({ view }) => view.phase === 'over',
  },
];

/** Everything the coach has to say, in the order in which it is said when all of it fits. */
export const SCRIPT: readonly CourseStep[] = [
  ...FIRST,
  ...LOCATIONS,
  ...FIGHTS,
  ...BAND,
  ...ALLIES,
  ...END,
];
