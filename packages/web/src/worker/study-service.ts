import { plansBy } from '@rowan/engines/plans';
import type { Line } from '@rowan/bots';
import type { Hint, PageMessage, TableMessage } from '@rowan/protocol';
import {
  LARGEST_STUDY,
  LARGEST_UNPACKED,
  LONGEST_LINK,
  annotated,
  editionFor,
  extended,
  followStudy,
  historyOfAnswers,
  newStudy,
  parseJson,
  parseStudy,
  pathTo,
  pruned,
  stepOn,
  totalsOf,
  type LoadFault,
  type Study,
  type StudyFault,
} from '@rowan/table';
import { hash } from '@rowan/rules';
import type { NewTable } from '../storage/keep.ts';
import { follow, isOver, type Opened } from './follow.ts';
import { deflated, inflated } from './letters.ts';
import { shelf } from './shelf.ts';
import { StudyTable, type Others, type StudyNews } from './study-table.ts';

/** A line that a study begins with, such as what was played and what was better. */
interface NamedLine {
  readonly name: string;
  readonly line: Line;
}

/** Where a study begins. */
interface StudySource {
  readonly game: string;
  /** Moves that were made before it. */
  readonly at: number;
  readonly name: string;
  readonly lines: readonly NamedLine[];
  /** By which hidden things are dealt anew, where the game is not over. */
  readonly luck: number;
}

/** Why there is no study: no such game, one that cannot be opened, several persons who play it, nothing of one's own to look at. */
export type SourceFault = { readonly code: 'noGame' | 'persons' };
type OpenFault = StudyFault | { readonly code: 'otherEdition'; readonly fault: LoadFault };
export type StudyResult<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

const refused = <F>(fault: F) => ({ ok: false, fault }) as const;
const done = <T>(value: T) => ({ ok: true, value }) as const;

/** Of a running game, the last own decision of the one person at it, up to here; null where there is none. */
function ownMoment(game: Opened, at: number): number | null {
  const persons = game.table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (persons.length !== 1) return null;
  const own = game.steps
    .slice(0, at + 1)
    .findLastIndex(({ state }) => state.decision?.seat === persons[0]);
  return own < 0 ? null : own;
}

/** A study with lines in it, as far as the rules let them be. */
function withLines(game: Opened, study: Study, lines: readonly NamedLine[]): Study {
  let all = study;
  for (const { name, line } of lines) {
    const followed = followStudy(game, all);
    if (!followed.ok) return all;
    let [at, step] = [0, followed.value[0]!];
    for (const [i, answer] of line.entries()) {
      const way = { answer, luck: null };
      const next = stepOn(game, step, way);
      const so = next && extended(all, at, way);
      if (!so) break;
      ({ study: all, at } = so);
      // What was played may be the best already.
      if (i === 0 && all.nodes[at]!.name === '') all = annotated(all, at, { name });
      step = next;
    }
  }
  return all;
}

let table: StudyTable | null = null;
let edition: Awaited<ReturnType<typeof editionFor>> | null = null;

const opened = (): StudyTable => {
  if (!table) throw new Error('no study was opened');
  return table;
};

/** What came from elsewhere, as a study; whether it can be played is found out when it is opened. */
function studyIn(text: string): StudyResult<{ study: Study; at: number }, StudyFault> {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused({ code: 'unreadable' });
  const { study: value, at } = Object(parsed.value) as { study?: unknown; at?: unknown };
  const study = parseStudy(value);
  if (!study.ok) return refused(study.error);
  const node = Number.isInteger(at) && (at as number) in study.value.nodes ? (at as number) : 0;
  return done({ study: study.value, at: node });
}

/** A study as text; what is hidden in a running game does not leave the device. */
function textOf(study: Study, at: number): string {
  if (study.running) throw new Error('a study of a running game stays on its device');
  return JSON.stringify({ rowan: 'study', study, at });
}

export const studying = {
  /** The study of a position of a game on this device. */
  async studyOf(source: StudySource): Promise<StudyResult<Study, SourceFault>> {
    const game = await follow(source.game);
    if ('code' in game) return refused({ code: 'noGame' });
    const running = !isOver(game);
    const at = running ? ownMoment(game, source.at) : source.at;
    if (at === null) return refused({ code: 'persons' });
    const { setup, seats } = game.table;
    const answers = game.steps.slice(1, at + 1).map(({ move }) => move!.answer);
    const luck = running ? source.luck : null;
    const about = { name: source.name, pin: game.pin, setup, seats, answers, running, luck };
    return done(withLines(game, newStudy(about), source.lines));
  },

  /** Sits down at a study; what is told and what changes comes by the two listeners. */
  async sitDown(
    id: string,
    { study, at }: { readonly study: Study; readonly at: number },
    tell: (message: TableMessage) => void,
    changed: (news: StudyNews) => void,
  ): Promise<StudyResult<null, OpenFault>> {
    edition = await editionFor(study.pin, shelf);
    if (!edition.ok) return refused({ code: 'otherEdition', fault: edition.error });
    const followed = followStudy(edition.value, study);
    if (!followed.ok) return refused(followed.error);
    const plans = await plansBy(edition.value.engine.rules);
    const steps = followed.value;
    const opening = { ...edition.value, id, study, steps, plans, tell, changed };
    table = new StudyTable(opening, at);
    table.ask({ kind: 'join', protocol: 0 });
    return done(null);
  },

  askStudy: (message: PageMessage): void => opened().ask(message),
  goTo: (node: number): void => opened().goTo(node),
  deal: (luck: number): boolean => opened().deal(luck),
  seat: (others: Others): void => opened().seat(others),
  playOn: (): Promise<void> => opened().playOn(),
  stop: (): void => opened().stop(),
  opinion: (): Promise<Hint | null> => opened().opinion(),

  /** A node, or the study itself, gets other words. */
  note(at: number, words: { readonly name?: string; readonly note?: string }): void {
    opened().note(annotated(opened().study, at, words));
  },

  prune(at: number): void {
    const left = pruned(opened().study, at);
    const followed = edition?.ok ? followStudy(edition.value, left.study) : null;
    if (followed?.ok) opened().become(left.study, followed.value, left.at);
  },

  /** The position as a game of its own, where no luck was dealt anew on the way; null where some was. */
  asGame(at: number): Omit<NewTable, 'id' | 'name'> | null {
    const { study } = opened();
    const { setup, seats } = study;
    const path = pathTo(study, at);
    if (!edition?.ok || path.some((node) => study.nodes[node]!.luck !== null)) return null;
    const followed = followStudy(edition.value, study);
    if (!followed.ok) return null;
    const played = historyOfAnswers(edition.value, { setup, seats }, study.answers);
    if (!played.ok) return null;
    const first = played.value.steps.slice(1).map(({ move }) => move!);
    const line = path.slice(1).map((node) => followed.value[node]!.move!);
    const { state } = followed.value[at]!;
    const { round, phase } = state;
    return {
      pin: study.pin,
      table: { setup, seats },
      moves: [...first, ...line],
      hash: hash(state),
      round,
      vp: totalsOf(state),
      over: phase === 'over',
    };
  },

  studyText: (study: Study, at: number): string => textOf(study, at),
  studyLink: (study: Study, at: number): Promise<string> => deflated(textOf(study, at)),

  studyFromText: (text: string): StudyResult<{ study: Study; at: number }, StudyFault> =>
    text.length > LARGEST_STUDY ? refused({ code: 'tooLarge' }) : studyIn(text),

  async studyFromLink(
    letters: string,
  ): Promise<StudyResult<{ study: Study; at: number }, StudyFault>> {
    if (letters.length > LONGEST_LINK) return refused({ code: 'tooLarge' });
    const text = await inflated(letters, LARGEST_UNPACKED);
    return text === null ? refused({ code: 'unreadable' }) : studyIn(text);
  },
};
