import { judgeBy, thinkBy } from '@rowan/engines/bots';
import { parseRows } from '@rowan/protocol';
import type { GameState } from '@rowan/rules';
import { loadGame, openingRows, type Shelf } from '@rowan/table';
import { UserError } from '../src/errors.ts';
import { shelfFrom } from '../src/game-options.ts';
import { NO_INK } from '../src/ink.ts';
import { FileStore } from '../src/play/file-store.ts';
import { newTable, type NewGame } from '../src/play/new-game.ts';
import { openGame, type Judge, type OpenGame, type Think } from '../src/play/open-game.ts';
import { faultText } from '../src/play/save-file.ts';
import { Session } from '../src/play/session.ts';

const THREAD = {
  clock: () => 0,
  pause: () => Promise.resolve(),
  cancelled: () => false,
  report: () => undefined,
};

/** Bots think right here. */
const thinkWith =
  ({ catalogues }: Shelf): Think =>
  async (request, rules) => {
    const catalogue = (await catalogues(request.view.catalogue))!;
    const think = (await thinkBy(rules))!;
    return think(catalogue, { ...request, budget: { iterations: 20 } }, THREAD);
  };

const judgeWith =
  ({ catalogues }: Shelf): Judge =>
  async (request, rules) => {
    const catalogue = (await catalogues(request.view.catalogue))!;
    const asked = { ...request, budget: { iterations: 2 } };
    return (await judgeBy(rules))?.(catalogue, asked, THREAD) ?? null;
  };

export interface Place {
  readonly file: string;
  readonly shelf?: Shelf;
  readonly store?: FileStore;
}

/** Opens the game in a file. */
export function opened({ file, shelf = shelfFrom(undefined), store }: Place): Promise<OpenGame> {
  return openGame({
    file,
    shelf,
    store: store ?? new FileStore(shelf),
    think: thinkWith(shelf),
    judge: judgeWith(shelf),
    budget: { iterations: 20 },
  });
}

/** Lays a new game down in a file. */
export const begin = (file: string, game: NewGame): Promise<void> =>
  new FileStore(shelfFrom(game.catalogue)).replace(file, openingRows(newTable(game), 0));

/** What a player types when asked for the n-th time; null to leave. */
export type Typist = (asked: number) => string | null;

export const script =
  (...lines: readonly string[]): Typist =>
  (i) =>
    lines[i] ?? null;

export interface Sitting {
  readonly finished: boolean;
  readonly lines: readonly string[];
  readonly text: string;
}

/** Sits down at the game in a file and types. */
export async function sitDown(place: Place, type: Typist, resumed = false): Promise<Sitting> {
  const lines: string[] = [];
  let asked = 0;
  const terminal = {
    print: (line: string) => void lines.push(...line.split('\n')),
    ask: (prompt: string) => {
      const line = type(asked++);
      lines.push(prompt + (line ?? ''));
      return Promise.resolve(line);
    },
    close: () => {},
  };
  const game = await opened(place);
  const session = new Session({ ...game, resumed, ink: NO_INK, terminal });
  const finished = await session.run();
  return { finished, lines, text: lines.join('\n') };
}

/** The state of the game in a file. */
export async function stateIn(
  file: string,
  shelf: Shelf = shelfFrom(undefined),
): Promise<GameState> {
  const rows = parseRows(await new FileStore(shelf).read(file, 0));
  const loaded = rows.ok ? await loadGame(rows.value, shelf) : rows;
  if (!loaded.ok) throw new UserError(faultText(file, loaded.error));
  return loaded.value.game.state;
}
