import { BASIC_CLASSES, MEEPLES, type District, type HeroClass } from '@rowan/cards';
import {
  S,
  type Answer,
  type AnswerOf,
  type Counts,
  type Decision,
  type DecisionKind,
  type DecisionOf,
  type OrderOf,
  type PlannedPlace,
} from '@rowan/rules';
import * as answers from '../answers.ts';
import {
  cardId,
  districtName,
  letters,
  placeName,
  planned,
  type Deck,
  type PlaceName,
} from '../names.ts';

/** Answers as a playthrough writes them, and read back. */

const NOTHING = 'nothing';
const BESIDE = ' and ';

type Develop = AnswerOf<'develop'>;

function writeAssign({ construct, levelUp }: Extract<Develop, { do: 'assign' }>): string {
  const parts: string[] = [];
  if (construct)
    parts.push(`construct with ${'P'.repeat(construct.peasants)}${'S'.repeat(construct.shamans)}`);
  if (levelUp) parts.push(`level up with ${levelUp.shaman ? 'S:' : ''}${MEEPLES[levelUp.unit]}`);
  return `assign to ${parts.join(BESIDE)}`;
}

function writeDevelop(answer: Develop): string {
  switch (answer.do) {
    case 'assign':
      return writeAssign(answer);
    case 'construct':
      return `build ${cardId('tile', answer.tile)} at ${placeName(answer.place)}`;
    case 'levelUp':
      return 'level up';
    case 'ability':
      return `ability of ${MEEPLES[answer.unit]}`;
    case 'end':
      return 'end';
  }
}

function readDevelop(text: string): Develop {
  if (text === 'level up') return answers.levelUp();
  if (text === 'end') return answers.endDevelopment();
  const [, ability] = /^ability of (\w)$/.exec(text) ?? [];
  if (ability) return answers.ability(ability as HeroClass);
  const [, tile, at] = /^build (\S+) at (\S+)$/.exec(text) ?? [];
  if (tile && at) return answers.construct(tile, at as PlaceName);
  const assign =
    /^assign to (?:construct with ([PS]+))?(?: and )?(?:level up with ((?:S:)?[WMCK]))?$/.exec(
      text,
    );
  if (!assign) throw new Error(`no answer in the Development Phase: ${text}`);
  const [, construct, levelUp] = assign;
  return answers.assign({
    ...(construct === undefined ? {} : { construct }),
    ...(levelUp === undefined ? {} : { levelUp: levelUp as HeroClass }),
  });
}

/** Shamans last before the Corruption, each with the class it stands for. */
function writeUnits({ units, as = [] }: Pick<PlannedPlace, 'units' | 'as'>): string {
  const declared = as.map((n, i) => `S:${BASIC_CLASSES[i]}`.repeat(n)).join('');
  const before: Counts = units.map((n, i) => (i < S ? n : 0));
  const after: Counts = units.map((n, i) => (i > S ? n : 0));
  return letters(before) + declared + letters(after);
}

function writePlan({ places, recruit, forge }: AnswerOf<'plan'>): string {
  const parts = places.map((one) => `${placeName(one.place)} ${writeUnits(one)}`);
  if (recruit !== undefined) parts.push(`recruit ${placeName(recruit)}`);
  if (forge) parts.push(`forge ${placeName(forge.place)} ${MEEPLES[forge.unit]}`);
  return parts.length > 0 ? parts.join(', ') : NOTHING;
}

function readPlan(text: string): AnswerOf<'plan'> {
  const parts = text === NOTHING ? [] : text.split(', ').map((part) => part.split(' '));
  const recruit = parts.find(([word]) => word === 'recruit')?.[1] as PlaceName | undefined;
  const forge = parts.find(([word]) => word === 'forge');
  const extras = answers.plan(
    {},
    {
      ...(recruit === undefined ? {} : { recruit }),
      ...(forge === undefined ? {} : { forge: [forge[1] as PlaceName, forge[2]!] as const }),
    },
  );
  const places = parts
    .filter(([word]) => word !== 'recruit' && word !== 'forge')
    .map(([name, units]) => planned(name as PlaceName, units!));
  return { ...extras, places };
}

const DECK_OF: { readonly [K in OrderOf]: Deck | null } = {
  crowns: null,
  places: null,
  monsters: 'monster',
  quests: 'quest',
};

const writeOrder = ({ of }: DecisionOf<'order'>, item: number): string => {
  const deck = DECK_OF[of];
  return deck ? cardId(deck, item) : placeName(item);
};

type Notation = {
  readonly [K in DecisionKind]: {
    readonly write: (answer: AnswerOf<K>, decision: DecisionOf<K>) => string;
    readonly read: (text: string, decision: DecisionOf<K>) => Answer;
  };
};

const notation: Notation = {
  develop: { write: writeDevelop, read: readDevelop },
  plan: { write: writePlan, read: readPlan },
  order: {
    write: ({ item }, decision) => writeOrder(decision, item),
    read: (text, decision) => answers.order(decision, text),
  },
  discardQuest: { write: ({ quest }) => cardId('quest', quest), read: answers.discard },
  cleanse: {
    write: ({ from }) => from,
    read: (text) => answers.cleanse(text === 'tavern' ? 'tavern' : 'lodgings'),
  },
  unit: { write: ({ unit }) => MEEPLES[unit]!, read: answers.unit },
  payCost: {
    write: ({ pay }) => (pay ? 'pay' : 'decline'),
    read: (text) => answers.payCost(text === 'pay'),
  },
  backToBag: {
    write: ({ meeples }) => letters(meeples) || NOTHING,
    read: (text) => answers.backToBag(text === NOTHING ? '' : text),
  },
  overflow: {
    write: ({ district }) => districtName(district),
    read: (text) => answers.overflow(text as District),
  },
  drawEffect: {
    write: ({ quest }) => (quest === null ? NOTHING : cardId('quest', quest)),
    read: (text) => answers.drawEffect(text === NOTHING ? null : text),
  },
};

interface Notator {
  readonly write: (answer: Answer, decision: Decision) => string;
  readonly read: (text: string, decision: Decision) => Answer;
}

export const writeAnswer = (answer: Answer, decision: Decision): string =>
  (notation[decision.kind] as Notator).write(answer, decision);

export const readAnswer = (text: string, decision: Decision): Answer =>
  (notation[decision.kind] as Notator).read(text, decision);
