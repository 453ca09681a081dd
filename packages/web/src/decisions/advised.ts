import { DISTRICTS, districtOf, heroOf, isCouncil, type Place } from '@rowan/cards';
import type { Line } from '@rowan/bots';
import type { Answer, DevelopAnswer, GameView } from '@rowan/rules';
import type { Options } from '@rowan/table';
import { workersOf } from '../model/capitol.ts';
import { partyText } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { t } from '../text/text.ts';
import plan from './Plan.module.css';

/**
 * What the coach speaks of is marked on the page in every phase: who is sent and where to, the tile and its slot, the Hero
 * card, the places of a plan, the card that is chosen. On a phone the way there is marked too.
 */

const chip = (words: string): string => `[data-decision] button[title="${CSS.escape(words)}"]`;
const hero = (unit: number): string =>
  `section[aria-label="${t('heroes')}"] li:nth-child(${heroOf(unit) + 1})`;

/** A place, and on a phone the quarter of the city that it lies in. */
function placeSelectors(place: Place): string[] {
  const at = `[data-place="${place}"]`;
  if (isCouncil(place)) return [at, 'nav [data-tab=rivals]'];
  const district = DISTRICTS[districtOf(place)]!;
  return [at, `[data-quarter=${district}]`, `nav [data-focus=${district}]`];
}

function sentSelectors({ construct, levelUp }: Extract<DevelopAnswer, { do: 'assign' }>): string[] {
  const builders = construct && partyText(workersOf({ construct, levelUp: null }));
  const name = levelUp && meepleName(levelUp.unit);
  return [
    ...(builders ? [chip(t('develop.build', { units: builders })), '[data-target=construct]'] : []),
    ...(name
      ? [
          chip(t(levelUp.shaman ? 'develop.riseAs' : 'develop.rise', { hero: name })),
          '[data-target=levelUp]',
          hero(levelUp.unit),
        ]
      : []),
  ];
}

function developSelectors(answer: DevelopAnswer, { turn }: GameView): string[] {
  switch (answer.do) {
    case 'assign':
      return sentSelectors(answer);
    case 'construct':
      return [
        `[data-tile="${answer.tile}"]`,
        'nav [data-tab=market]',
        ...placeSelectors(answer.place),
      ];
    case 'levelUp':
      return ['button[data-work=levelUp]', ...(turn.levelUp >= 0 ? [hero(turn.levelUp)] : [])];
    case 'ability':
      return [
        `${hero(answer.unit)} > button + button`,
        `[data-work=ability] [data-unit="${answer.unit}"]`,
      ];
    case 'end':
      return [`[data-decision] .${plan.confirm}`];
  }
}

const choice = (nth: number): string =>
  `[data-decision] [role=group] li:nth-child(${nth + 1}) > button`;

/** Of the Lodgings only those kinds are shown that are there. */
function meepleSelectors(meeples: readonly number[], { seats, decision }: GameView): string[] {
  const { lodgings } = seats[decision!.seat]!;
  const kinds = lodgings.flatMap((n, meeple) => (n > 0 ? [meeple] : []));
  return kinds.flatMap((meeple, nth) => (meeples[meeple]! > 0 ? [choice(nth)] : []));
}

function selectorsOf(answer: Answer, { offers }: Options, view: GameView): string[] {
  if (answer.kind === 'plan') return answer.places.flatMap(({ place }) => placeSelectors(place));
  if (answer.kind === 'develop') return developSelectors(answer, view);
  if (answer.kind === 'backToBag') return meepleSelectors(answer.meeples, view);
  const nth = offers.findIndex((offer) => JSON.stringify(offer.answer) === JSON.stringify(answer));
  return [choice(nth)];
}

/** What comes after the answer is marked too, as far as it lies on the table already. */
const isAhead = (answer: Answer): boolean => answer.kind === 'develop' && answer.do === 'construct';

/** Marks what a line is about. */
export const markAdvised = (line: Line, options: Options, view: GameView): (() => void) =>
  markAll(
    line.flatMap((answer, i) =>
      i === 0 || isAhead(answer) ? selectorsOf(answer, options, view) : [],
    ),
  );

/** Marks what is meant, also what is drawn anew while it is; gives what takes the marks away. */
export function markAll(selectors: readonly string[]): () => void {
  const marked = new Set<Element>();
  const mark = (): void => {
    for (const selector of selectors)
      for (const element of document.querySelectorAll(selector)) {
        if (marked.has(element)) continue;
        element.setAttribute('data-advised', '');
        marked.add(element);
      }
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const element of marked) element.removeAttribute('data-advised');
  };
}
