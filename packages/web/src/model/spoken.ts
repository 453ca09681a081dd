import { UNITS, noMeeples, total } from '@rowan/cards';
import type { GameView, PlanAnswer, PlanReport, PlannedPlace, ToldEvent } from '@rowan/rules';
import type { Explained, Options } from '@rowan/table';
import { labelled, t } from '../text/text.ts';
import { cardName } from '../text/cards.ts';
import { workersOf } from './capitol.ts';
import { crewOf, targetsOf, type Interaction, type Piece } from './interaction.ts';
import { partyText, placeName } from './labels.ts';
import { linesOf, type Telling } from './log.ts';
import { meepleName } from './meeples.ts';
import { questionOf } from './question.ts';
import { gainedIn, vpOf, type RivalTurn } from './recap.ts';
import { refusalText } from './refusals.ts';
import { seatName } from './seats.ts';

/** What whoever listens is told, in whole sentences. */

type Table = Omit<Telling, 'later'>;

/** Whose turn it is, and the round. */
export function turnWords(table: Table, acting: number): string {
  const { view } = table;
  if (view.phase === 'over') return t('turn.over');
  return acting === view.viewer
    ? t('turn.yours')
    : t('turn.theirs', { who: seatName(table, acting) });
}

export const roundWords = ({ round, lastRound }: GameView): string =>
  lastRound > 0 ? t('round.last', { round, last: lastRound }) : t('round', { round });

const tavernWords = (view: GameView): string => {
  const { tavern } = view.seats[view.decision!.seat]!;
  return `${labelled(t('tavern'), partyText(tavern) || t('ear.nobody'))}.`;
};

const leftWords = ({ left }: PlanReport): string =>
  t('plan.left', { n: total(left.slice(0, UNITS)) });

/** A question ends as it does; anything else with a full stop. */
const ended = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** What is asked now. */
export function decisionWords(
  { view }: Table,
  explained: Explained | null,
  offers: Options['offers'],
): string {
  const { decision, turn } = view;
  if (!decision) return '';
  if (decision.kind === 'plan')
    return [
      t('ear.phase', { phase: t('phase.main') }),
      tavernWords(view),
      t('plan.reach', { n: explained?.reachable.length ?? 0 }),
    ].join(' ');
  if (decision.kind !== 'develop') {
    const n = decision.kind === 'backToBag' ? '' : t('ear.choices', { n: offers.length });
    return `${ended(questionOf(decision))} ${n}`.trim();
  }
  if (turn.assigned)
    return t(
      turn.construct
        ? 'develop.chooseTile'
        : turn.levelUp >= 0
          ? 'develop.resolve'
          : 'develop.done',
    );
  return [
    `${t('turn.yours')}. ${roundWords(view)}.`,
    t('ear.phase', { phase: t('phase.development') }),
    tavernWords(view),
  ].join(' ');
}

/** One meeple, or several by kind. */
function pickedWords(source: Extract<Piece, { kind: 'meeple' }>): string {
  const crew = crewOf(source);
  if (crew.length < 2) return meepleName(source.meeple);
  return partyText(noMeeples().map((_, meeple) => crew.filter((one) => one === meeple).length));
}

/** What was chosen, and how many places take it. */
export function chosenWords(
  { catalogue }: Table,
  interaction: Interaction,
  options: Options,
): string {
  const { source } = interaction;
  if (!source) return t('ear.down');
  const n = targetsOf(interaction, options).length;
  const what =
    source.kind === 'tile' ? cardName(catalogue.tiles[source.tile]) : pickedWords(source);
  return t('ear.chosen', { what, n });
}

/** Who stands at a place of a plan, how the fight would go, what it brings. */
export function placedWords(
  table: Table,
  { place, units }: PlannedPlace,
  report: PlanReport,
): string {
  const { catalogue, view } = table;
  const name = placeName(catalogue, view, place);
  const at = report.places.find((one) => one.place === place);
  const { cv = 0, strength = 0, vp = 0 } = at ?? {};
  const placed = t('ear.placed', { name, party: partyText(units), cv, strength, vp });
  return at?.rejection ? `${placed} ${refusalText(table, at.rejection)}` : placed;
}

const partyAt = ({ places }: PlanAnswer, place: number): string =>
  JSON.stringify(places.find((one) => one.place === place)?.units);

/** What has changed from one plan to the next. */
export function planWords(
  table: Table,
  before: PlanAnswer,
  after: PlanAnswer,
  report: PlanReport,
): string {
  const gone = before.places.filter(({ place }) => partyAt(after, place) === undefined);
  const put = after.places.filter(({ place }) => partyAt(after, place) !== partyAt(before, place));
  return [
    ...gone.map(({ place }) =>
      t('ear.back', { name: placeName(table.catalogue, table.view, place) }),
    ),
    ...put.map((planned) => placedWords(table, planned, report)),
    leftWords(report),
  ].join(' ');
}

export const capitolWords = ({ capitol }: Interaction): string =>
  t('ear.capitol', { party: partyText(workersOf(capitol)) || t('ear.nobody') });

export const bagWords = ({ bag }: Interaction): string =>
  t('ear.bag', { party: partyText(bag ?? []) || t('ear.nobody') });

/** Of others' turns only what changes the table; all of it stands in the chronicle. */
const GREAT: ReadonlySet<ToldEvent['kind']> = new Set<ToldEvent['kind']>([
  'planConfirmed',
  'constructed',
  'levelledUp',
  'questCompleted',
  'defeated',
  'roomTaken',
  'crownTaken',
  'councilArrived',
  'finalRoundsBegan',
  'guardOrdered',
  'gameEnded',
]);

/** A rival's turn in one breath. */
export function rivalWords(turn: RivalTurn, table: Table): string {
  const { events, seat } = turn;
  const great = events.filter(({ kind }) => GREAT.has(kind));
  const lines = linesOf(great, { ...table, later: events }).map(({ text }) => text);
  const vp = vpOf(turn);
  const party = partyText(gainedIn(turn));
  const gained = [
    party && t('recap.gained', { party }),
    vp !== 0 && t('ear.score', { who: seatName(table, seat), vp: vp > 0 ? `+${vp}` : `−${-vp}` }),
  ].filter(Boolean);
  return [...lines, ...gained].map((line) => `${line}.`).join(' ');
}
