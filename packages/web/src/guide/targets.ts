import type { Place } from '@rowan/rules';
import { t, type TextKey } from '../text/text.ts';
import develop from '../decisions/Develop.module.css';
import plan from '../decisions/Plan.module.css';

/** Where things are on the page, as selectors; on a phone a thing may lie behind a tab. */

const tab = (name: string): string => `nav [data-tab=${name}]`;
const region = (key: TextKey): string => `section[aria-label="${t(key)}"]`;
const work = (kind: 'construct' | 'levelUp'): string => `[data-work=${kind}] .${develop.choice}`;

export const AT = {
  tavern: () => ['[data-target=tavern]', tab('table')],
  confirm: () => [`section .${plan.confirm}`, tab('table')],
  build: () => [`${work('construct')}:nth-child(2)`, work('construct'), tab('table')],
  rise: () => ['button[data-work=levelUp]', work('levelUp'), tab('table')],
  ability: () => ['button[data-ability]', tab('table')],
  hint: () => ['[data-decision] [data-command=hint]', '[data-command=hint]'],
  tiles: () => ['[data-tile]', tab('market')],
  slots: () => ['[data-kind=vacant][data-light]', '[data-kind=vacant]'],
  stores: () => ['[data-zone^=lodgings]', tab('quests')],
  quests: () => [region('quests'), tab('quests')],
  encounter: () => [region('encounter'), tab('rivals')],
  undo: () => [`button[aria-label="${t('command.undo')}"]`],
  candles: () => ['[role=img]:has([href^="#icon-candle"])'],
  wrong: () => ['[data-wrong]', tab('table')],
  choices: () => ['[role=group]:has(> ul)', tab('table')],
  guard: () => ['[data-guard=board]', tab('rivals')],
  sword: () => ['[data-guard=sword]', tab('rivals')],
  prey: () => ['[data-guard=prey]', tab('rivals')],
  orders: () => ['[data-kind=order]'],
} as const;

export const atPlaces = (places: readonly Place[]): readonly string[] =>
  places.length === 0 ? [] : [places.map((place) => `[data-place="${place}"]`).join()];

/** Overlords lie on a page of their own on a phone. */
export const atOverlord = (place: Place): readonly string[] => [
  ...atPlaces([place]),
  ...AT.encounter(),
];

/** A Quest in hand, and what it asks for. */
export const atQuest = (quest: number): readonly string[] => [
  `[data-quest="${quest}"]`,
  ...AT.quests(),
];

/** What whoever decides now may want to touch or read. */
export const NEEDED = [
  '[data-decision] button',
  '[data-decision] [data-note]',
  '[role=group]:has(> ul)',
  '[data-meeple]',
  '[data-place][data-light]',
  '[data-place][data-drafted]',
  '[data-tile][data-offered]',
  '[data-focus]',
  'nav [data-tab]',
].join();
