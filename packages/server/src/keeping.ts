import { archiveGame } from './archive.ts';
import { SESSION_DAYS, type Limits } from './limits.ts';
import type { PastWish } from './store/keeping.ts';
import { newClaim } from './store/nodes.ts';
import type { NodeStore } from './store/store.ts';

const DAY = 86_400_000;
/** Milliseconds for which one node looks after what it has taken; then another one may. */
const DONE_WITHIN = 60_000;

type Periods = Pick<Limits, 'archiveDays' | 'talkDays' | 'guestGameDays' | 'gatherDays'>;

export interface KeepWorld {
  readonly store: NodeStore;
  readonly limits: Periods & Pick<Limits, 'keepAtOnce'>;
  readonly clock: () => number;
  /** A game whose rows stay, and why. */
  readonly left: (table: string, why: string) => void;
  /** Games that could not be followed before are tried again. */
  readonly again?: boolean;
  /** Whether to stop where it is. */
  readonly stops?: () => boolean;
}

/** What was done, or would be. */
export interface Kept {
  readonly archived: readonly string[];
  readonly removed: readonly string[];
  readonly talk: number;
  readonly sessions: number;
}

/** Until when what is past was last touched. */
const bounds = ({ archiveDays, talkDays, guestGameDays, gatherDays }: Periods, now: number) => ({
  archive: now - archiveDays * DAY,
  talk: now - talkDays * DAY,
  guests: now - guestGameDays * DAY,
  gather: now - gatherDays * DAY,
  sessions: now - SESSION_DAYS * DAY,
});

type Bounds = ReturnType<typeof bounds>;

async function removePast({ store }: KeepWorld, past: Bounds, wish: Omit<PastWish, 'before'>) {
  const removed: string[] = [];
  const remove = async (id: string, before: number): Promise<void> => {
    if (await store.remove(id, before)) removed.push(id);
  };
  const gathering = await store.pastGatherings({ ...wish, before: past.gather });
  for (const id of gathering) await remove(id, past.gather);
  const over = await store.pastOver({ ...wish, before: past.guests });
  for (const { id, stays } of over) if (!stays) await remove(id, past.guests);
  await store.stay(over.flatMap(({ id, stays }) => (stays ? [id] : [])));
  return { removed, looked: Math.max(gathering.length, over.length) };
}

async function archivePast(world: KeepWorld, past: Bounds, wish: Omit<PastWish, 'before'>) {
  const { store, left, clock, again = false, stops = () => false } = world;
  const archived: string[] = [];
  const games = await store.pastGames({ ...wish, before: past.archive }, again);
  for (const game of games) {
    if (stops()) break;
    const why = await archiveGame(store, game, clock());
    if (why === null) archived.push(game.id);
    else left(game.id, why);
  }
  return { archived, looked: games.length };
}

/** One batch; `more`: there may be more of it. */
async function keepSome(
  world: KeepWorld,
): Promise<{ readonly kept: Kept; readonly more: boolean }> {
  const { store, limits, clock } = world;
  const most = limits.keepAtOnce;
  const at = clock();
  const past = bounds(limits, at);
  const wish = { at, most, claim: { by: newClaim(), until: at + DONE_WITHIN } };
  const { removed, looked } = await removePast(world, past, wish);
  const { archived, looked: tried } = await archivePast(world, past, wish);
  const talk = await store.forgetTalk(past.talk, most);
  const sessions = await store.endSessions(past.sessions, most);
  const kept = { archived, removed, talk, sessions };
  return { kept, more: Math.max(looked, archived.length && tried, sessions, talk) >= most };
}

/** Does all that is due, batch by batch, and tells each. */
export async function keep(world: KeepWorld, told: (kept: Kept) => void): Promise<void> {
  const { stops = () => false } = world;
  for (let more = true; more && !stops();) {
    const done = await keepSome(world);
    told(done.kept);
    more = done.more;
  }
}

/** What would be done now; nothing is. */
export async function wouldKeep(store: NodeStore, limits: Periods, now: number): Promise<Kept> {
  const past = bounds(limits, now);
  // A node may be at some of it.
  const wish = { at: Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER, claim: null };
  const over = await store.pastOver({ ...wish, before: past.guests });
  const removed = [
    ...(await store.pastGatherings({ ...wish, before: past.gather })),
    ...over.flatMap(({ id, stays }) => (stays ? [] : [id])),
  ];
  const games = await store.pastGames({ ...wish, before: past.archive }, true);
  const archived = games.map(({ id }) => id).filter((id) => !removed.includes(id));
  return {
    archived,
    removed,
    talk: await store.pastTalk(past.talk),
    sessions: await store.pastSessions(past.sessions),
  };
}
