import type { Place } from '@rowan/rules';
import { t, type TextKey } from '../../text/text.ts';
import develop from '../../decisions/Develop.module.css';
import plan from '../../decisions/Plan.module.css';

/** Where things are on the page, as selectors; on a phone a thing may lie behind a tab. */

const tab = (name: string): string => `nav [data-tab=${name}]`;
const region = (key: TextKey): string => `section[aria-label="${t(key)}"]`;
const work = (kind: 'construct' | 'levelUp'): string => `[data-work=${kind}] .${develop.choice}`;

export const AT = {
  tavern: () => ['[data-target=tavern]', tab('table')],
  confirm: () => [`section .${plan.confirm}`, tab('table')],
  build: () => [`${work('construct')}:nth-child(2)`, work('construct'), tab('table')],
  rise: () => ['button[data-work=levelUp]', work('levelUp'), tab('table')],
  tiles: () => ['[data-tile]', tab('market')],
  slots: () => ['[data-kind=vacant][data-light]', '[data-kind=vacant]'],
  stores: () => ['[data-zone^=lodgings]', tab('quests')],
  quests: () => [region('quests'), tab('quests')],
  encounter: () => [region('encounter'), tab('rivals')],
  undo: () => [`button[aria-label="${t('command.undo')}"]`],
  candles: () => ['[role=img]:has([href^="#icon-candle"])'],
  wrong: () => ['[data-wrong]', tab('table')],
  notes: () => ['[data-note]'],
  choices: () => ['[role=group]:has(> ul)', tab('table')],
} as const;

export const atPlaces = (places: readonly Place[]): readonly string[] =>
  places.length === 0 ? [] : [places.map((place) => `[data-place="${place}"]`).join()];

/** Overlords lie on a page of their own on a phone. */
export const atOverlord = (place: Place): readonly string[] => [
  ...atPlaces([place]),
  ...AT.encounter(),
];
