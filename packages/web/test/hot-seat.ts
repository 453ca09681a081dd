import { setImmediate as nextTask } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { builtIn } from '@rowan/cards';
import type { TableMessage } from '@rowan/protocol';
import { view, type Answer, type Below, type GameView } from '@rowan/rules';
import { standingMoves, type PlayedGame, type Row, type Store } from '@rowan/table';
import { engineOf, luckOf } from '@rowan/testkit';
import { askCoach } from '../src/client/ask-coach.ts';
import { openCard, panels } from '../src/client/commands.ts';
import type { Connect } from '../src/client/connection.ts';
import type { Draft, Drafts } from '../src/client/drafts.ts';
import { forget } from '../src/client/forget.ts';
import { Game } from '../src/client/game.ts';
import { inspector } from '../src/client/inspector.ts';
import { narration } from '../src/client/narration.ts';
import type { PageState } from '../src/client/page-state.ts';
import { IDLE, setPlan } from '../src/model/interaction.ts';
import { play } from '../src/playback/late-play.ts';
import { openTable } from './local.ts';
import { leaks } from './secrets.ts';
import { Truth } from './truth.ts';

/** Whole games of several persons at one device, each answering at random when the device is theirs. */

const engine = engineOf(builtIn);

/** What a page may do otherwise than it should. */
export interface Faults {
  /** What the table tells arrives as something else. */
  readonly hear?: (message: TableMessage, state: PageState, truth: Truth) => TableMessage;
  readonly forget?: () => void;
  /** Drafts as they lie on the device. */
  readonly lay?: (draft: Draft, state: PageState) => unknown;
  readonly dropsDrafts?: boolean;
}

type Counted = 'decisions' | 'handOvers' | 'undone' | 'hints' | 'drafts';

export interface HotSeatGame extends Readonly<Record<Counted, number>> {
  /** Each with the hand-over at which it was found. */
  readonly leaks: readonly string[];
}

interface Device {
  readonly game: Game;
  readonly truth: Truth;
  readonly store: Store;
  readonly below: Below;
  readonly kept: Map<string, unknown>;
  /** Coaches that still think; they have to say something sooner or later. */
  readonly pondering: (() => void)[];
  readonly count: Record<Counted, number>;
}

function draftsOn(device: () => Device, { lay, dropsDrafts = true }: Faults): Drafts {
  return {
    read: (game) => (device().kept.get(game) as Draft | undefined) ?? null,
    keep: (game, draft) => {
      device().count.drafts += 1;
      device().kept.set(game, lay ? lay(draft, device().game.state) : draft);
    },
    drop: (game) => void (dropsDrafts && device().kept.delete(game)),
  };
}

/** A table in this thread, whose bots answer at random and whose coach takes its time. */
function connectTo(
  played: PlayedGame,
  device: () => Device,
  { hear = (message) => message }: Faults,
): { readonly connect: Connect; readonly opened: Promise<Store> } {
  let ready: (store: Store) => void;
  const opened = new Promise<Store>((resolve) => (ready = resolve));
  const connect: Connect = (_, listen) => {
    const tell = (message: TableMessage): void =>
      void nextTask().then(() => listen(hear(message, device().game.state, device().truth)));
    const table = openTable(played, tell, {
      think: ({ view: seen }) =>
        Promise.resolve(engine.sample(engine.determinize(seen, device().below), device().below)),
      coach: async ({ view: seen }) => {
        const best = engine.sample(engine.determinize(seen, device().below), device().below);
        await new Promise<void>((resolve) => device().pondering.push(resolve));
        return { iterations: 1, best, candidates: [{ answer: best, value: 1, visits: 1 }] };
      },
    });
    void table.then(({ store }) => ready(store));
    return {
      send: (message) => void table.then((one) => one.table.ask(message)),
      close: () => undefined,
    };
  };
  return { connect, opened };
}

async function openDevice(played: PlayedGame, seed: number, faults: Faults): Promise<Device> {
  let device: Device;
  const held = (): Device => device;
  const { connect, opened } = connectTo(played, held, faults);
  const game = new Game('g', play, {
    connect,
    drafts: draftsOn(held, faults),
    forget: faults.forget ?? forget,
  });
  device = {
    game,
    truth: new Truth(played),
    store: undefined as unknown as Store,
    below: luckOf(seed),
    kept: new Map(),
    pondering: [],
    count: { decisions: 0, handOvers: 0, undone: 0, hints: 0, drafts: 0 },
  };
  device = { ...device, store: await opened };
  return device;
}

async function until(game: Game, holds: (state: PageState) => boolean): Promise<void> {
  for (let tasks = 0; !holds(game.state); tasks++) {
    if (tasks > 2000) throw new Error('it does not come about');
    await nextTask();
  }
}

const waits = ({ sent, playing, handTo, view: shown }: PageState): boolean =>
  !sent && !playing && (handTo !== null || Boolean(shown?.decision) || shown?.phase === 'over');

async function catchUp({ truth, store }: Device): Promise<void> {
  truth.follow(standingMoves((await store.read('g', 0)) as Row[]));
}

/** What lies in the page beside its state. */
const beside = ({ kept }: Device) => ({
  drafts: [...kept.values()],
  narration: narration.getState(),
  inspector: inspector.getState().inspected?.subject,
  panels: panels.getState().card === null ? null : { quest: cardLookedAt() },
});

const cardLookedAt = (): number =>
  builtIn.quests.findIndex(({ id }) => id === panels.getState().card);

const leaksNow = (device: Device, viewer: number | 'spectator'): string[] =>
  leaks({ state: device.game.state, beside: beside(device) }, device.truth, viewer);

/** The curtain is down: nothing shows, nothing can be done, late advice does not arrive. */
async function passCurtain(device: Device, seat: number): Promise<string[]> {
  const { game, truth, below, count, pondering } = device;
  count.handOvers += 1;
  const where = (leak: string): string => `hand-over ${count.handOvers}: ${leak}`;
  const before = game.state;
  const under = leaksNow(device, 'spectator');
  game.answer(engine.sample(truth.state, below));
  game.undoMove();
  game.interact(setPlan(IDLE, { kind: 'plan', places: [{ place: 3, units: [1] }] }));
  for (const speak of pondering.splice(0)) speak();
  void askCoach(game);
  for (let i = 0; i < 3; i++) await nextTask();
  const touched = isDeepStrictEqual(game.state, before) ? [] : ['changed under the curtain'];
  game.takeDevice();
  await until(game, ({ handTo }) => handTo === null);
  return [...under, ...touched, ...leaksNow(device, seat)].map(where);
}

/** Looks at a card of the hand, asks the coach, lays out a plan, takes a move back and makes it again. */
async function dawdle(device: Device): Promise<void> {
  const { game, truth, below, count, pondering } = device;
  const { view: shown } = game.state;
  const quest = shown!.seats[shown!.decision!.seat]!.hand[0];
  if (quest !== undefined && below(3) === 0) lookAt(quest);
  if (below(4) === 0) {
    count.hints += 1;
    void askCoach(game);
    if (below(2) === 0) for (const speak of pondering.splice(0)) speak();
    await nextTask();
  }
  const answer = engine.sample(truth.state, below);
  if (answer.kind === 'plan') game.interact(setPlan(game.state.interaction, answer));
  if (game.state.undo > 0 && below(4) === 0) await backAndForth(device);
}

function lookAt(quest: number): void {
  openCard(builtIn.quests[quest]!.id);
  const subject = { kind: 'quest', quest } as const;
  const element = {} as Element;
  inspector.setState({ inspected: { subject, element, at: {} as DOMRect, asked: true } });
}

async function backAndForth({ game, count }: Device): Promise<void> {
  for (const go of [() => game.undoMove(), () => game.redoMove()]) {
    const { view: before } = game.state;
    go();
    await until(game, (state) => state.view !== before && waits(state));
    count.undone += 1;
  }
}

async function decide(device: Device): Promise<void> {
  await dawdle(device);
  await catchUp(device);
  const { game, truth, below, count } = device;
  if (game.state.handTo !== null || !game.state.view?.decision) return;
  const answer: Answer = engine.sample(truth.state, below);
  count.decisions += 1;
  game.answer(answer);
}

/** A whole game, or so many hand-overs of one. */
export async function playHotSeat(
  played: PlayedGame,
  seed: number,
  faults: Faults = {},
  handOvers = Infinity,
): Promise<HotSeatGame> {
  const device = await openDevice(played, seed, faults);
  const { game, count } = device;
  const found: string[] = [];
  for (;;) {
    await until(game, waits);
    await catchUp(device);
    const { handTo, view: shown } = game.state;
    if (handTo !== null) found.push(...(await passCurtain(device, handTo)));
    else if (shown!.phase === 'over') break;
    else await decide(device);
    if (count.handOvers >= handOvers) break;
  }
  game.close();
  forget();
  return { ...count, leaks: found };
}

/** The view that the next person would have, too early. */
export const viewOf = (truth: Truth, seat: number): GameView => view(truth.state, seat);
