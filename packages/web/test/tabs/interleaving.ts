import { shelf } from '@rowan/engines';
import { parseRows } from '@rowan/protocol';
import { keyFromSeed } from '@rowan/rules';
import { PRESENT, loadGame, openingRows, type Row, type Seat, type Store } from '@rowan/table';
import { luckOf, pick } from '@rowan/testkit';
import { Lot } from './lot.ts';
import { showFaults, viewsOf } from './shown.ts';
import { Tab, type Device } from './tab.ts';

/** What one game in two tabs came to. */
export interface Interleaving {
  readonly seed: number;
  readonly rows: number;
  /** How often two tabs wrote the same number; in pages, how often one was refused what it asked for too late. */
  readonly races: number;
  readonly reloads: number;
  readonly faults: readonly string[];
}

const TABLE = 'g';
/** Steps of one interleaving: something is done, something under way comes to pass, or a page is loaded anew. */
const STEPS = 260;

/** One to four seats, at least one of them a person's. */
function openingFor(seed: number): Row[] {
  const below = luckOf(seed);
  const players = 1 + below(4);
  const seats = Array.from({ length: players }, (_, colour): Seat => {
    const person = colour === 0 || below(2) === 0;
    return { name: '', colour, ...(person ? { kind: 'person' } : { kind: 'bot', bot: 'squire' }) };
  });
  const key = keyFromSeed(`tabs ${seed}`);
  const setup = { players, towers: below(2) === 0, hiredHelp: [], advanced: false, key };
  return openingRows({ pin: PRESENT, setup, seats }, 0);
}

/** A store that counts how often a number was taken already. */
function counting(store: Store): { readonly store: Store; readonly races: () => number } {
  let races = 0;
  const append: Store['append'] = async (...all) => {
    const outcome = await store.append(...all);
    if (outcome === 'taken') races += 1;
    return outcome;
  };
  return { store: { ...store, append }, races: () => races };
}

/** Plays one game in two tabs on one store, in an order that the seed decides. */
export async function interleave(made: Store, seed: number): Promise<Interleaving> {
  const lot = new Lot(seed);
  const { store, races } = counting(made);
  await store.create(TABLE, openingFor(seed), { round: 1, vp: [0], over: false });
  const faults: string[] = [];
  const tabs: Tab[] = [];
  const [oneThinks, forgiving] = [lot.once(2), lot.once(2)];
  const heirs: (() => void)[] = [];
  const closed = (): Promise<void> => new Promise((resolve) => heirs.push(resolve));
  const device: Device = { lot, store, table: TABLE, tabs, oneThinks, closed, forgiving, faults };
  const all = [new Tab(device, 'tab-0'), new Tab(device, 'tab-1')];
  tabs.push(...all);
  const reload = (): void => {
    const [left] = tabs.splice(lot.below(2), 1);
    left!.open = false;
    for (const heir of heirs.splice(0)) heir();
    const tab = new Tab(device, `tab-${all.length}`);
    all.push(tab);
    tabs.push(tab);
  };
  try {
    await lot.draw();
    for (let step = 0; step < STEPS; step++) {
      if (lot.once(45)) reload();
      else if (lot.once(3)) pick(tabs, lot.below).act();
      else await lot.draw();
    }
    await lot.drain();
    // The pages are looked at again, as they will be some day.
    await Promise.all(tabs.map((tab) => tab.refresh()));
    await lot.drain();
    faults.push(...(await faultsOf(store, tabs, all)));
  } catch (error) {
    faults.push(String(error));
  }
  const rows = (await store.read(TABLE, 0)).length;
  return { seed, rows, races: races(), reloads: all.length - 2, faults };
}

/** Each command of a tab is one row or was refused; of a closed tab the last ones may have come to nothing. */
function commandFaults({ client, asked, rejected, open }: Tab, rows: readonly Row[]): string[] {
  const own = rows.flatMap(({ command }) => (command?.client === client ? [command.n] : []));
  const faults =
    new Set(own).size < own.length ? [`${client}: a command was carried out twice`] : [];
  const due = asked - rejected;
  if (own.length > due || (open && own.length < due))
    faults.push(`${client}: ${own.length} rows for ${due} commands`);
  return faults;
}

async function faultsOf(
  store: Store,
  tabs: readonly Tab[],
  all: readonly Tab[],
): Promise<string[]> {
  const parsed = parseRows(await store.read(TABLE, 0));
  if (!parsed.ok) return [`the log is ${parsed.error.code}`];
  const rows = parsed.value;
  const loaded = await loadGame(rows, shelf);
  if (!loaded.ok) return [`the log does not load: ${loaded.error.code}`];
  const views = viewsOf(rows);
  return [
    ...(tabs.length === 2 ? [] : ['there are not two tabs']),
    ...all.flatMap((tab) => [...showFaults(tab, views), ...commandFaults(tab, rows)]),
  ];
}
