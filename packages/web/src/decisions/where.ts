import { DISTRICTS, districtOf, isCouncil, type Place } from '@rowan/cards';
import type { Line } from '@rowan/bots';
import type { DecisionKind, DevelopAnswer } from '@rowan/rules';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import type { Asked } from './coach-words.ts';

/** The first of the coach's steps: where to look. It names a district or a card, and no move. */
export interface Where {
  readonly text: string;
  /** What is marked on the page, and on a phone the way there. */
  readonly selectors: readonly string[];
}

const section = (name: string): string => `section[aria-label="${name}"]`;

function ofPlace(place: Place): Where {
  if (isCouncil(place))
    return {
      text: t('coach.where.council'),
      selectors: [section(t('encounter')), 'nav [data-tab=rivals]'],
    };
  const name = DISTRICTS[districtOf(place)]!;
  return {
    text: t('coach.where.district', { district: t(`district.${name}`) }),
    selectors: [
      `section[data-district=${name}]`,
      `[data-quarter=${name}]`,
      `nav [data-focus=${name}]`,
    ],
  };
}

const ofQuest = ({ catalogue }: Asked, quest: number): Where => ({
  text: t('coach.where.quest', { name: cardName(catalogue.quests[quest]) }),
  selectors: [`[data-quest="${quest}"]`, 'nav [data-tab=quests]'],
});

const heroes = (): Where => ({
  text: t('coach.where.heroes'),
  selectors: [section(t('heroes'))],
});

const tavern = (): Where => ({
  text: t('coach.where.tavern'),
  selectors: [section(t('tavern'))],
});

function ofDevelop(answer: DevelopAnswer): Where {
  switch (answer.do) {
    case 'assign':
      return answer.construct
        ? {
            text: t('coach.where.market'),
            selectors: [section(t('market')), 'nav [data-tab=market]'],
          }
        : heroes();
    case 'construct':
      return ofPlace(answer.place);
    case 'levelUp':
    case 'ability':
      return heroes();
    case 'end':
      return tavern();
  }
}

type Choice = Exclude<DecisionKind, 'plan' | 'develop'>;

const CHOICES: { readonly [K in Choice]: () => string } = {
  order: () => t('coach.where.order'),
  discardQuest: () => t('coach.where.hand'),
  drawEffect: () => t('coach.where.hand'),
  cleanse: () => t('coach.where.cleanse'),
  unit: () => t('coach.where.unit'),
  payCost: () => t('coach.where.payCost'),
  backToBag: () => t('coach.where.backToBag'),
  overflow: () => t('coach.where.overflow'),
};

/** Where to look for the line; a Quest that it completes comes first. */
export function whereOf(asked: Asked, line: Line, quests: readonly number[]): Where {
  const answer = line[0]!;
  if (answer.kind === 'develop') return ofDevelop(answer);
  if (answer.kind !== 'plan') return { text: CHOICES[answer.kind](), selectors: [] };
  const [quest] = quests;
  if (quest !== undefined) return ofQuest(asked, quest);
  const [first] = answer.places;
  return first ? ofPlace(first.place) : tavern();
}
