import { heroOf } from '@rowan/cards';
import type { Answer, DevelopAnswer } from '@rowan/rules';
import type { Options } from '@rowan/table';
import { workersOf } from '../model/interaction.ts';
import { partyText } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { t } from '../text/text.ts';
import plan from './Plan.module.css';

/** What the coach speaks of is marked on the page: the tile and its slot, who is sent, what is chosen. */

const chip = (words: string): string => `[data-decision] button[title="${CSS.escape(words)}"]`;

function sentSelectors({ construct, levelUp }: Extract<DevelopAnswer, { do: 'assign' }>): string[] {
  const builders = construct && partyText(workersOf({ construct, levelUp: null }));
  const hero = levelUp && meepleName(levelUp.unit);
  return [
    ...(builders ? [chip(t('develop.build', { units: builders }))] : []),
    ...(hero ? [chip(t(levelUp.shaman ? 'develop.riseAs' : 'develop.rise', { hero }))] : []),
  ];
}

function developSelectors(answer: DevelopAnswer): string[] {
  switch (answer.do) {
    case 'assign':
      return sentSelectors(answer);
    case 'construct':
      return [`[data-tile="${answer.tile}"]`, `[data-place="${answer.place}"]`];
    case 'levelUp':
      return ['button[data-work=levelUp]'];
    case 'ability': {
      const nth = heroOf(answer.unit) + 1;
      return [`section[aria-label="${t('heroes')}"] li:nth-child(${nth}) > button + button`];
    }
    case 'end':
      return [`[data-decision] .${plan.confirm}`];
  }
}

function selectorsOf(answer: Answer, { offers }: Options): string[] {
  if (answer.kind === 'plan' || answer.kind === 'backToBag') return [];
  if (answer.kind === 'develop') return developSelectors(answer);
  const nth = offers.findIndex((offer) => JSON.stringify(offer.answer) === JSON.stringify(answer));
  return [`[data-decision] [role=group] li:nth-child(${nth + 1}) > button`];
}

/** Marks what is meant; gives what takes the marks away. */
export function markAdvised(answer: Answer, options: Options): () => void {
  const found = selectorsOf(answer, options).flatMap((selector) => [
    ...document.querySelectorAll(selector),
  ]);
  for (const element of found) element.setAttribute('data-advised', '');
  return () => found.forEach((element) => element.removeAttribute('data-advised'));
}
