import { isDeepStrictEqual } from 'node:util';
import { view, type GameView, type ToldEvent, type Viewer } from '@rowan/rules';
import type { PageState } from '../src/client/page-state.ts';
import { linesOf } from '../src/model/log.ts';
import { secretNames, type Truth } from './truth.ts';

/** What a page knows of Quests that whoever has the device may not know. */

/** Fields of views, events, answers, hints and drafts that hold Quests by number. */
const FIELDS: ReadonlySet<string> = new Set([
  'hand',
  'quest',
  'quests',
  'eligible',
  'kept',
  'questDiscard',
]);
/** Fields that hold Quests where Quests are what is put in order. */
const ORDERED: ReadonlySet<string> = new Set(['item', 'items']);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const numbersIn = (value: unknown): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number' && one >= 0);

const isQuestSource = (value: unknown): value is { readonly index: number } =>
  (value as { card?: unknown } | null)?.card === 'quest';

/** All Quests that anything in the value names. */
function questsNamed(value: unknown, ordering: boolean): number[] {
  const here = isQuestSource(value) ? [value.index] : [];
  const below = entriesOf(value).flatMap(([field, one]) => {
    const names = FIELDS.has(field) || (ordering && ORDERED.has(field));
    return [...(names ? numbersIn(one) : []), ...questsNamed(one, ordering)];
  });
  return [...here, ...below];
}

const ordersQuests = ({ decision }: GameView): boolean =>
  decision?.kind === 'order' && decision.of === 'quests';

/** Whether an event shows more of another's Quests than that they moved, or happens in secret (C5, G4, Q4). */
function tellsTooMuch(event: ToldEvent, viewer: Viewer): boolean {
  switch (event.kind) {
    case 'questsDrawn':
      return event.seat !== viewer && event.quests.some((quest) => quest >= 0);
    case 'questDiscarded':
      return event.seat !== viewer && event.quest >= 0;
    case 'questDeclined':
      return event.seat !== viewer;
    case 'questKept':
      return event.quest >= 0;
    default:
      return false;
  }
}

function toldNames({ steps, welcome, view: shown }: PageState, truth: Truth): string[] {
  const { catalogue, seats } = welcome!;
  const text = linesOf(steps.flat(), { catalogue, view: shown!, seats })
    .map((line) => line.text)
    .join('\n');
  return secretNames(truth, shown!.viewer).filter((name) => text.includes(name));
}

/** What the page holds: its state, and whatever else remembers something. */
export interface Held {
  readonly state: PageState;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Everything in the page that whoever may look at it now must not know; empty if all is well. */
export function leaks({ state, beside }: Held, truth: Truth, viewer: Viewer): string[] {
  const { view: shown, steps, welcome: _, ...rest } = state;
  const seen = truth.seen(viewer);
  const hidden = truth.hidden(viewer);
  const ordering = ordersQuests(shown!);
  const unseen = (value: unknown): boolean =>
    questsNamed(value, ordering).some((quest) => !seen.has(quest));
  return [
    ...(isDeepStrictEqual(shown, view(truth.state, viewer)) ? [] : ['another view']),
    ...(questsNamed(shown, ordering).some((quest) => hidden.has(quest)) ? ['view'] : []),
    ...(steps.flat().some((event) => tellsTooMuch(event, viewer)) ? ['steps'] : []),
    ...toldNames(state, truth).map((name) => `chronicle: ${name}`),
    ...Object.entries({ ...rest, ...beside })
      .filter(([, value]) => unseen(value))
      .map(([name]) => name),
  ];
}
