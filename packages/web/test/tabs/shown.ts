import { builtIn } from '@rowan/cards';
import { view, type GameState, type GameView, type Viewer } from '@rowan/rules';
import { OPENING, dealtGame, fold, openingOf, type Row, presentEdition } from '@rowan/table';

/** Every state that a log went through. */
function statesOf(rows: readonly Row[]): GameState[] {
  const { setup, seats } = openingOf(rows)!;
  let { game } = dealtGame(presentEdition(builtIn), { setup, seats });
  const states = [game.state];
  for (const { said } of rows.slice(OPENING)) {
    const folded = fold(game, said);
    if (!folded.ok) throw new Error('the log does not lead on');
    ({ game } = folded.value);
    states.push(game.state);
  }
  return states;
}

/** The same text for the same view, whatever the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The views of a log by viewer. */
export type Views = (viewer: Viewer) => readonly string[];

export function viewsOf(rows: readonly Row[]): Views {
  const states = statesOf(rows);
  const made = new Map<Viewer, readonly string[]>();
  return (viewer) => {
    const views = made.get(viewer) ?? states.map((state) => textOf(view(state, viewer)));
    made.set(viewer, views);
    return views;
  };
}

/** A page, and every view that it showed. */
export interface Showing {
  readonly client: string;
  readonly shown: readonly GameView[];
  readonly open: boolean;
}

/** A page shows nothing but what the log says, in its order; as long as it is open it shows the end at last. */
export function showFaults({ client, shown, open }: Showing, views: Views): string[] {
  let at = 0;
  for (const [i, seen] of shown.entries()) {
    const there = views(seen.viewer).indexOf(textOf(seen), at);
    if (there < 0) return [`${client} showed something (${i}) that is not in the log`];
    at = there;
  }
  const last = shown.at(-1);
  if (!open) return [];
  if (!last) return [`${client} shows nothing`];
  return views(last.viewer).at(-1) === textOf(last) ? [] : [`${client} does not show the end`];
}
