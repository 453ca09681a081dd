import { describe, expect, it } from 'vitest';
import { GUARD_SEAT, builtIn } from '@rowan/cards';
import { view, viewEvents, type ToldEvent } from '@rowan/rules';
import type { History } from '@rowan/table';
import { changedPlaces, rivalTurns, signsOf, vpOf } from '../src/model/recap.ts';
import { eventsSince, isFresh, lastTurnEnd } from '../src/model/since.ts';
import { rivalWords } from '../src/model/spoken.ts';
import { YOU, bot, playedGame } from './saved.ts';

const SEATS = [YOU, bot(1), bot(2), bot(3)];

type Steps = readonly (readonly ToldEvent[])[];

/** The chronicle of a seat up to a step. */
const toldTo = ({ steps }: History, seat: number, to: number): Steps =>
  steps.slice(0, to).map(({ events }) => viewEvents(events, seat));

/** Every moment at which a turn of the seat has just begun. */
const beginnings = (steps: Steps, seat: number): number[] =>
  steps.flatMap((events, i) =>
    events.some((event) => event.kind === 'turnStarted' && event.seat === seat) ? [i + 1] : [],
  );

const four = playedGame(SEATS, 'recap').history;
const solo = playedGame([YOU], 'recap alone').history;

describe('since the last turn', () => {
  it.each([0, 1, 2, 3])('seat %i is told of everybody else once, in the order of play', (seat) => {
    const all = toldTo(four, seat, four.steps.length);
    for (const [nth, at] of beginnings(all, seat).entries()) {
      const seats = rivalTurns(all.slice(0, at), seat).map((turn) => turn.seat);
      const around = SEATS.map((_, i) => (seat + 1 + i) % SEATS.length).slice(0, -1);
      expect(seats).toEqual(nth === 0 ? around.slice(around.length - seats.length) : around);
      expect(isFresh(all.slice(0, at), seat)).toBe(true);
    }
  });

  it('the Guard is told of too, though its turn is part of the step that ended mine', () => {
    const all = toldTo(solo, 0, solo.steps.length);
    const [first, ...others] = beginnings(all, 0);
    expect(rivalTurns(all.slice(0, first), 0)).toEqual([]);
    expect(others.length).toBeGreaterThan(5);
    for (const at of others)
      expect(rivalTurns(all.slice(0, at), 0).map(({ seat }) => seat)).toEqual([GUARD_SEAT]);
  });

  it('adds up to what the scores say', () => {
    const all = toldTo(four, 0, four.steps.length);
    const [, from, to] = beginnings(all, 0);
    const [before, after] = [from!, to!].map((at) => view(four.steps[at - 1]!.state, 0).seats);
    for (const turn of rivalTurns(all.slice(0, to), 0))
      expect(vpOf(turn)).toBe(after![turn.seat]!.vp - before![turn.seat]!.vp);
  });

  it('is over once something is done, and not by going on to the Main Phase', () => {
    const all = toldTo(four, 0, four.steps.length);
    for (const at of beginnings(all, 0)) {
      const deed = all.findIndex(
        (events, i) => i >= at && events.some(({ kind }) => kind === 'planConfirmed'),
      );
      expect(isFresh(all.slice(0, deed + 1), 0)).toBe(false);
    }
  });

  it('names no Quest that the seat has not seen', () => {
    const all = toldTo(four, 2, four.steps.length);
    const open = four.steps.map(({ events }) => events as readonly ToldEvent[]);
    const quests = (steps: Steps): number[] =>
      rivalTurns(steps, 2).flatMap(({ events }) =>
        events.flatMap((event) => {
          if (event.kind === 'questsDrawn') return event.quests;
          return event.kind === 'questDiscarded' ? [event.quest] : [];
        }),
      );
    const ends = beginnings(all, 2);
    expect(ends.flatMap((end) => quests(all.slice(0, end))).every((quest) => quest < 0)).toBe(true);
    // The control: from everybody's events it would.
    expect(ends.flatMap((end) => quests(open.slice(0, end))).some((quest) => quest >= 0)).toBe(
      true,
    );
  });

  it('marks what lies on the board because of the others, and nothing of before', () => {
    const all = toldTo(four, 0, four.steps.length);
    const marked = beginnings(all, 0).flatMap((at) => {
      const changed = changedPlaces(all.slice(0, at), view(four.steps[at - 1]!.state, 0));
      return rivalTurns(all.slice(0, at), 0).flatMap(({ seat, events }) =>
        events.flatMap((event) =>
          event.kind === 'constructed' ? [changed.get(event.place) === seat] : [],
        ),
      );
    });
    expect(marked.length).toBeGreaterThan(1);
    expect(marked).not.toContain(false);
    const [first] = beginnings(all, 0);
    expect(changedPlaces([], view(four.steps[first! - 1]!.state, 0)).size).toBe(0);
  });

  it('has words for every sign', () => {
    const all = toldTo(four, 1, four.steps.length);
    const shown = view(four.steps.at(-1)!.state, 1);
    const table = { catalogue: builtIn, view: shown, seats: SEATS };
    const turns = beginnings(all, 1).flatMap((at) => rivalTurns(all.slice(0, at), 1));
    const told = turns.filter((turn) => signsOf(turn).length > 0);
    expect(told.map((turn) => rivalWords(turn, table))).not.toContain('');
    expect(eventsSince(all, 'spectator')).toHaveLength(all.flat().length);
    expect(lastTurnEnd(all, 'spectator')).toBeNull();
  });
});
