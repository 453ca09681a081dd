import { DISTRICTS, SLOT, districtOf, type Catalogue } from '@rowan/cards';
import type { Estimate, Line, Prospect, Reason } from '@rowan/bots';
import type { Hint, NextBest } from '@rowan/protocol';
import type { Answer, DecisionOf, DevelopAnswer, GameView, Place } from '@rowan/rules';
import type { Brings } from '@rowan/table';
import { workersOf } from '../model/capitol.ts';
import { partyText, placeName } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { words } from '../text/words.ts';

/** What the coach says, in words made from facts; each is a sentence of its own. */

/** Where the coach is asked: the cards and what the seat sees. */
export interface Asked {
  readonly catalogue: Catalogue;
  readonly view: GameView;
}

type Assign = Extract<DevelopAnswer, { do: 'assign' }>;
type Construct = Extract<DevelopAnswer, { do: 'construct' }>;

const isConstruct = (answer: Answer): answer is Construct =>
  answer.kind === 'develop' && answer.do === 'construct';

const buildOf = ({ catalogue }: Asked, { tile, place }: { tile: number; place: Place }) => ({
  name: cardName(catalogue.tiles[tile]),
  district: t(`district.${DISTRICTS[districtOf(place)]!}`),
});

const slotText = ({ catalogue }: Asked, place: Place): string =>
  describer().card(catalogue.slots[place - SLOT]!);

function sendText(asked: Asked, answer: Assign, line: Line): string {
  const units = partyText(workersOf(answer));
  const build = line.find(isConstruct);
  if (!build) return t('coach.assign', { units });
  return t('coach.assignBuild', {
    units,
    ...buildOf(asked, build),
    slot: slotText(asked, build.place),
  });
}

function developText(asked: Asked, answer: DevelopAnswer, line: Line): string {
  switch (answer.do) {
    case 'assign':
      return sendText(asked, answer, line);
    case 'construct':
      return t('coach.construct', {
        ...buildOf(asked, answer),
        slot: slotText(asked, answer.place),
      });
    case 'levelUp':
      return t('coach.levelUp');
    case 'ability':
      return t('coach.ability', { hero: meepleName(answer.unit) });
    case 'end':
      return t('coach.end');
  }
}

function orderName({ catalogue, view }: Asked, item: number): string {
  const { of } = view.decision as DecisionOf<'order'>;
  if (of === 'quests') return cardName(catalogue.quests[item]);
  return of === 'monsters' ? cardName(catalogue.monsters[item]) : placeName(catalogue, view, item);
}

function choiceName(asked: Asked, answer: Answer): string {
  const { quests } = asked.catalogue;
  switch (answer.kind) {
    case 'order':
      return orderName(asked, answer.item);
    case 'discardQuest':
      return cardName(quests[answer.quest]);
    case 'cleanse':
      return t(answer.from);
    case 'unit':
      return meepleName(answer.unit);
    case 'payCost':
      return t(answer.pay ? 'coach.yes' : 'coach.no');
    case 'backToBag':
      return partyText(answer.meeples) || t('coach.no');
    case 'overflow':
      return t(`district.${DISTRICTS[answer.district]!}`);
    case 'drawEffect':
      return answer.quest === null ? t('coach.no') : cardName(quests[answer.quest]);
    case 'develop':
    case 'plan':
      return '';
  }
}

/** What to do. */
export function adviceText(asked: Asked, { answer, line }: Hint): string {
  if (answer.kind === 'plan') return t('coach.plan');
  return answer.kind === 'develop'
    ? developText(asked, answer, line)
    : t('coach.choice', { choice: choiceName(asked, answer) });
}

function shortDevelopText(asked: Asked, answer: DevelopAnswer, line: Line): string {
  switch (answer.do) {
    case 'assign': {
      const units = partyText(workersOf(answer));
      const build = line.find(isConstruct);
      return build
        ? t('coach.do.assignBuild', { units, ...buildOf(asked, build) })
        : t('coach.do.assign', { units });
    }
    case 'construct':
      return t('coach.do.construct', buildOf(asked, answer));
    case 'ability':
      return t('coach.do.ability', { hero: meepleName(answer.unit) });
    case 'levelUp':
    case 'end':
      return t(`coach.do.${answer.do}`);
  }
}

/** A line in few words. */
export function shortText(asked: Asked, line: Line): string {
  const { catalogue, view } = asked;
  const answer = line[0]!;
  if (answer.kind === 'plan')
    return (
      answer.places
        .map(({ place, units }) => `${placeName(catalogue, view, place)} (${partyText(units)})`)
        .join('; ') || t('plan.pass')
    );
  return answer.kind === 'develop'
    ? shortDevelopText(asked, answer, line)
    : choiceName(asked, answer);
}

const percent = (share: number): number => Math.round(100 * share);

/** Before the end nothing is certain. */
const uncertain = (share: number): number => Math.min(99, Math.max(1, percent(share)));

const written = (n: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words().language, options).format(n);

/** VP ahead have their sign, so that an interval reads the same whoever leads. */
const signed = (vp: number): string =>
  written(Math.round(vp), { signDisplay: 'exceptZero', maximumFractionDigits: 0 });

export const tenths = (vp: number): string =>
  written(Math.abs(vp), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How the game will end: the chance of winning and VP ahead, each with its interval. */
export const prospectTexts = ({ chance, lead }: Prospect): [chance: string, lead: string] => [
  t('coach.chance', {
    p: uncertain(chance.mean),
    low: percent(chance.low),
    high: percent(chance.high),
  }),
  t('coach.lead', { n: signed(lead.mean), low: signed(lead.low), high: signed(lead.high) }),
];

const listed = (names: readonly string[]): string => names.join(', ');

const either = (n: number, positive: () => string, negative: () => string): string[] => {
  if (n === 0) return [];
  return [n > 0 ? positive() : negative()];
};

/** What it brings for certain. */
export function bringsTexts({ catalogue, view }: Asked, brings: Brings): string[] {
  const { vp, quests, defeats, levelUp, gains = [], draws = 0 } = brings;
  const monsters = listed(defeats.map((place) => placeName(catalogue, view, place)));
  const done = listed(quests.map((quest) => cardName(catalogue.quests[quest])));
  const units = partyText(gains);
  return [
    ...either(
      vp,
      () => t('coach.vp', { vp }),
      () => t('coach.costs', { vp: -vp }),
    ),
    monsters && t('coach.defeats', { names: monsters }),
    done && t('coach.quests', { names: done }),
    levelUp === null ? '' : t('coach.rises', { hero: meepleName(levelUp) }),
    units && t('coach.gains', { units }),
    draws > 0 ? t('coach.draws', { n: draws }) : '',
  ].filter(Boolean);
}

const moreOrLess = ({ mean }: Estimate): 'more' | 'less' => (mean > 0 ? 'more' : 'less');

/** Of these the VP are lost: more of them is less. */
const isLoss = (source: string): source is 'penalties' | 'levels' =>
  source === 'penalties' || source === 'levels';

export function reasonText({ catalogue }: Asked, reason: Reason): string {
  switch (reason.kind) {
    case 'source': {
      const { source, vp } = reason;
      const said = { n: tenths(vp.mean), by: moreOrLess(vp) };
      return isLoss(source)
        ? t(`coach.because.${source}`, said)
        : t('coach.because.source', { ...said, source: t(`source.${source}`) });
    }
    case 'rival':
      return t('coach.because.rival', { n: tenths(reason.vp.mean), by: moreOrLess(reason.vp) });
    case 'quest':
      return t('coach.because.quest', {
        name: cardName(catalogue.quests[reason.quest]),
        p: percent(reason.chance),
        q: percent(reason.instead),
      });
  }
}

/** What is certain of the best, and not of the next best. */
function sparedText({ brings }: Hint, next: NextBest): string[] {
  const n = (next.brings.overrun ?? 0) - (brings.overrun ?? 0);
  return n > 0 ? [t('coach.spares', { n })] : [];
}

/** Why not the next best; nothing if it reads the same. */
export function nextBestTexts(asked: Asked, hint: Hint): string[] {
  const next = hint.runnerUp;
  if (!next) return [];
  const other = shortText(asked, next.line);
  if (other === shortText(asked, hint.line)) return [];
  const { behind, reasons } = next;
  if (!behind) return [t('coach.next', { other })];
  const { mean, low, high } = behind.lead;
  const against =
    low > 0
      ? t('coach.against', { other, n: tenths(mean), low: tenths(low), high: tenths(high) })
      : t('coach.even', { other });
  return [
    against,
    ...sparedText(hint, next),
    ...reasons.map((reason) => reasonText(asked, reason)),
  ];
}
