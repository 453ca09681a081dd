import type { Catalogue } from '@rowan/cards';
import { keyFromSeed, type Below, type GameEvent, type GameState, type Viewer } from '@rowan/rules';
import { shuffled } from './luck.ts';

/** What a viewer may not know, dealt anew: two such states must look the same to that viewer. */

type Rename = (quest: number) => number;

/** Quests whose faces the viewer has no right to: others' hands, the deck, what others discarded or keep. */
function hiddenQuests(state: GameState, viewer: Viewer): number[] {
  const over = state.phase === 'over';
  const hands = state.players.flatMap(({ hand }, seat) => (over || seat === viewer ? [] : hand));
  const discards = state.questDiscard.filter((_, i) => {
    const by = state.questDiscardBy[i]!;
    return by >= 0 && by !== viewer;
  });
  return [...state.questDeck, ...hands, ...discards, ...(over ? [] : (state.guard?.kept ?? []))];
}

/** A random one-to-one renaming of some Quests among themselves. */
function renaming(quests: readonly number[], below: Below): Rename {
  const to = shuffled(quests, below);
  const names = new Map(quests.map((quest, i) => [quest, to[i]!]));
  return (quest) => names.get(quest) ?? quest;
}

/** Monsters of the deck change places with others of their level; Dark Council cards stay (S3). */
function reorderMonsters(catalogue: Catalogue, deck: readonly number[], below: Below): number[] {
  const levelOf = (card: number): number => catalogue.monsters[card]?.level ?? 0;
  const left = [1, 2, 3].map((level) =>
    shuffled(
      deck.filter((card) => levelOf(card) === level),
      below,
    ),
  );
  return deck.map((card) => (card < 0 ? card : left[levelOf(card) - 1]!.pop()!));
}

/** Face-down Rooms of all Towers change places; the visible ones stay (S6). */
function reorderRooms(towers: readonly (readonly number[])[], below: Below): number[][] {
  const down = shuffled(
    towers.flatMap((rooms) => rooms.slice(0, -1)),
    below,
  );
  return towers.map((rooms) => rooms.map((room, i) => (i < rooms.length - 1 ? down.pop()! : room)));
}

/** Quests wherever a state names them, in tasks and decisions too. */
function renameQuests(state: GameState, rename: Rename): void {
  for (const player of state.players) player.hand = player.hand.map(rename);
  state.questDeck = state.questDeck.map(rename);
  state.questDiscard = state.questDiscard.map(rename);
  state.turn.eligible = state.turn.eligible.map(rename);
  if (state.guard) state.guard.kept = state.guard.kept.map(rename);
  state.agenda = state.agenda.map((task) =>
    task.do === 'settle' && task.of === 'quests'
      ? { ...task, items: task.items.map(rename) }
      : task,
  );
  const { decision } = state;
  if (decision?.kind === 'order' && decision.of === 'quests')
    state.decision = { ...decision, items: decision.items.map(rename) };
  if (decision?.kind === 'payCost') state.decision = { ...decision, quest: rename(decision.quest) };
}

/** The same game to this viewer, another one in truth: new key, new decks, other faces. */
export function shuffleHidden(
  catalogue: Catalogue,
  state: GameState,
  viewer: Viewer,
  below: Below,
): GameState {
  const other = JSON.parse(JSON.stringify(state)) as GameState;
  renameQuests(other, renaming(hiddenQuests(state, viewer), below));
  other.monsterDeck = reorderMonsters(catalogue, other.monsterDeck, below);
  other.tileDeck = shuffled(other.tileDeck, below);
  other.towers = reorderRooms(other.towers, below);
  return { ...other, setup: { ...other.setup, key: keyFromSeed(String(below(0x7fffffff))) } };
}

/** Quests that events show to everybody, or to the viewer, by right. */
function shownQuests(events: readonly GameEvent[], viewer: Viewer): Set<number> {
  const shown = new Set<number>();
  for (const event of events) {
    const own = 'seat' in event && event.seat === viewer;
    if (event.kind === 'questCompleted' || event.kind === 'questScored') shown.add(event.quest);
    if (!own) continue;
    if (event.kind === 'questsDrawn') for (const quest of event.quests) shown.add(quest);
    if (event.kind === 'questDiscarded' || event.kind === 'questDeclined') shown.add(event.quest);
  }
  return shown;
}

/** Events of the move that led to `after`, with other faces on what the viewer may not see in them. */
export function renameEvents(
  events: readonly GameEvent[],
  after: GameState,
  viewer: Viewer,
  below: Below,
): GameEvent[] {
  const shown = shownQuests(events, viewer);
  const rename = renaming(
    hiddenQuests(after, viewer).filter((quest) => !shown.has(quest)),
    below,
  );
  return events.map((event) => {
    if (event.kind === 'questsDrawn') return { ...event, quests: event.quests.map(rename) };
    if (
      event.kind === 'questDiscarded' ||
      event.kind === 'questKept' ||
      event.kind === 'questDeclined'
    )
      return { ...event, quest: rename(event.quest) };
    return event;
  });
}
