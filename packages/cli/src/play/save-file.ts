import { isFields, parsePlayedGame } from '@rowan/protocol';
import { hash } from '@rowan/rules';
import {
  OPENING,
  UNPINNED,
  editionFor,
  historyOf,
  lastState,
  movedRows,
  openingOf,
  openingRows,
  parseJson,
  type Edition,
  type LoadFault,
  type Opening,
  type Pin,
  type PlayedGame,
  type Row,
  type Shelf,
} from '@rowan/table';
import { UserError } from '../errors.ts';
import { SETUP } from '../strings-play.ts';

/**
 * A saved game: its log, by its rules and with its cards. Earlier versions wrote setup and moves instead, and the
 * earliest no rules: they were number 0.
 */
interface SaveFile extends Pin {
  readonly rowan: 'play';
  readonly rows: readonly unknown[];
}

export function saveText(rows: readonly unknown[]): string {
  const opening = openingOf(rows as readonly Row[]);
  if (!opening) throw new Error('a log begins with its opening');
  const saved: SaveFile = { rowan: 'play', ...opening.pin, rows };
  return `${JSON.stringify(saved)}\n`;
}

function dataIn(file: string, text: string): unknown {
  const parsed = parseJson(text);
  if (parsed.ok) return parsed.value;
  const { error } = parsed;
  throw new UserError(SETUP.badSave(file, 'message' in error ? error.message : SETUP.tooDeep));
}

/** The rows in the text of a file, whichever version wrote it; they are judged when the game is opened. */
export async function rowsIn(
  file: string,
  text: string,
  shelf: Shelf,
): Promise<readonly unknown[]> {
  const value = dataIn(file, text);
  const { rules = UNPINNED.rules, catalogue, save, rows } = isFields(value) ? value : {};
  if (typeof rules !== 'number' || !(await shelf.engines(rules)))
    throw new UserError(SETUP.otherRules(file, JSON.stringify(rules)));
  if (Array.isArray(rows)) return rows as readonly unknown[];
  const game = parsePlayedGame(save);
  if (!game) throw new UserError(SETUP.badSave(file, SETUP.noGame));
  const pin: Pin = { rules, catalogue: typeof catalogue === 'string' ? catalogue : '' };
  const edition = await editionFor(pin, shelf);
  if (!edition.ok) throw new UserError(faultText(file, edition.error));
  return broughtRows(game, pin, edition.value);
}

/** A game of an earlier version as rows, pinned to the state that it stands in. */
function broughtRows({ table, moves }: PlayedGame, pin: Pin, edition: Edition): readonly Row[] {
  const played = historyOf(edition, table, moves);
  const history = played.ok ? played.value : null;
  const made = history ? history.steps.slice(1).map(({ move }) => move!) : moves;
  const opening: Opening = {
    pin,
    ...table,
    ...(history ? { brought: { moves: made.length, hash: hash(lastState(history)) } } : {}),
  };
  return [...openingRows(opening, 0), ...movedRows(made, OPENING, 0)];
}

type FaultOf<C extends LoadFault['code']> = Extract<LoadFault, { code: C }>;

const FAULTS: {
  readonly [C in LoadFault['code']]: (file: string, fault: FaultOf<C>) => string;
} = {
  unreadable: (file, { row }) => SETUP.badSave(file, SETUP.badRow(row)),
  gap: (file, { row }) => SETUP.badSave(file, SETUP.noRow(row)),
  otherRules: (file, { rules }) => SETUP.otherRules(file, `${rules}`),
  otherCards: (file) => SETUP.otherCards(file),
  refused: (file, { rejection }) => SETUP.badSave(file, SETUP.badMove(rejection.rule)),
  differs: (file) => SETUP.badSave(file, SETUP.differs),
};

/** Why a saved game cannot be opened, in words. */
export const faultText = <C extends LoadFault['code']>(
  file: string,
  fault: FaultOf<C> & { readonly code: C },
): string => FAULTS[fault.code](file, fault);
