import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { allCards, builtIn, kindOfCard, noMeeples } from '@rowan/cards';
import {
  apply,
  keyFromSeed,
  newGame,
  playOf,
  sampleAnswer,
  viewEvents,
  view as viewOf,
  type GameEvent,
  type GameView,
  type PlaceReport,
  type PlanReport,
} from '@rowan/rules';
import { parseRules } from '../scripts/rules-text.ts';
import { pictureOf } from '../src/model/cards.ts';
import { linesOf } from '../src/model/log.ts';
import { missedWords } from '../src/model/waste.ts';
import en from '../src/text/en.json';

const VIGNETTES = join(import.meta.dirname, '..', 'art', 'vignettes');
const exists = (picture: string): boolean =>
  existsSync(join(VIGNETTES, picture.replace('./art/', '')));

describe('pictures', () => {
  it('are there for every card', () => {
    const { monsters, overlords, henchman, startingLocations, tiles, quests, rooms, guard } =
      builtIn;
    const all = [
      ...monsters.map(pictureOf.monster),
      ...[...overlords, henchman].map(pictureOf.council),
      ...[...startingLocations, ...tiles].map(pictureOf.location),
      ...quests.map(pictureOf.quest),
      ...rooms.map(pictureOf.room),
      ...guard.orders.map(pictureOf.order),
    ];
    expect(all.filter((picture) => !exists(picture))).toEqual([]);
    expect(exists(pictureOf.monster({ id: 'nobody-castle', district: 'castle' }))).toBe(false);
    expect(exists('./art/cards/blank.svg')).toBe(true);
  });
});

const isMessage = (message: string): boolean => {
  try {
    return Boolean(new IntlMessageFormat(message, 'en'));
  } catch {
    return false;
  }
};

describe('texts', () => {
  it('are messages that can be read', () => {
    const broken = Object.entries(en).filter(([, message]) => !isMessage(message));
    expect(broken).toEqual([]);
    expect(isMessage('{n, plural, one {}')).toBe(false);
  });
});

describe('the rule book', () => {
  it('is read paragraph by paragraph', () => {
    const path = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules.md');
    const rules = parseRules(readFileSync(path, 'utf8'));
    expect(rules.length).toBeGreaterThan(70);
    expect(rules.find(({ id }) => id === 'T7')?.title).toBeTruthy();
  });
});

const dice = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
};

interface Seen {
  readonly events: readonly GameEvent[];
  readonly after: GameView;
}

/** Every step of a whole game as the first seat sees it. */
function watch(players: number, seed: string): Seen[] {
  const setup = { players, towers: true, hiredHelp: [], advanced: false, key: keyFromSeed(seed) };
  const below = dice(seed.length + players);
  const seen: Seen[] = [];
  let state = newGame(builtIn, setup);
  while (state.decision) {
    const { seat, id: decision } = state.decision;
    const answer = sampleAnswer(playOf(builtIn, state), below);
    const applied = apply(builtIn, state, { seat, decision, answer });
    if (!applied.ok) throw new Error(`refused by ${applied.error.rule}`);
    ({ state } = applied.value);
    seen.push({ events: viewEvents(applied.value.events, 0), after: viewOf(state, 0) });
  }
  return seen;
}

describe('a plan', () => {
  const seat = viewOf(
    newGame(builtIn, {
      players: 2,
      towers: false,
      hiredHelp: [],
      advanced: false,
      key: keyFromSeed('waste'),
    }),
    0,
  );
  const at = builtIn.startingLocations.findIndex(({ gives }) =>
    gives.some((effect) => effect.kind === 'gain'),
  );
  const served = { place: at, rejection: null } as PlaceReport;
  const told = (gains: readonly number[], places: readonly PlaceReport[] = [served]): string =>
    missedWords(builtIn, seat, { places, gains } as PlanReport);

  it('says what the supply does not have for it', () => {
    const none = noMeeples();
    expect(told(none)).toMatch(/^Missing in the supply: 1 \w+\.$/);
    expect(told(none.map(() => 1))).toBe('');
    expect(told(none, [])).toBe('');
  });
});

describe('events on the board', () => {
  it('are told in words, each with who did it', () => {
    const seen = watch(2, 'words');
    const seats = [0, 1].map((i) => ({ kind: 'bot' as const, name: `B${i}`, colour: i }));
    const lines = seen.flatMap(({ events, after }) =>
      linesOf(events, { catalogue: builtIn, view: after, seats }),
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ text }) => /undefined|NaN|\{|\}/.test(text))).toEqual([]);
  });

  it.each([1, 3])('can be looked at closely from the line that names a card (%i)', (players) => {
    const seats = Array.from({ length: players }, (_, i) => ({
      kind: 'bot' as const,
      name: `B${i}`,
      colour: i,
    }));
    const units: ReadonlySet<string> = new Set(['peasant', 'hero', 'prestige']);
    const names = allCards(builtIn)
      .filter(({ card }) => !units.has(kindOfCard(card)))
      .map(({ card }) => card.name);
    const silent = watch(players, 'looks').flatMap(({ events, after }) =>
      linesOf(events, { catalogue: builtIn, view: after, seats }).filter(
        // A plan names many places; they are on the board.
        ({ text, subject }) =>
          !subject && !/\(\d/.test(text) && names.some((one) => text.includes(one)),
      ),
    );
    expect(silent.map(({ text }) => text)).toEqual([]);
  });
});
