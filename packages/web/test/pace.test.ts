import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@rowan/rules';
import { EventTimes } from '../src/playback/event-time.ts';
import { sceneOf } from '../src/board/use-follow.ts';
import { YOU, bot, playedGame } from './saved.ts';

const SEATS = [YOU, bot(1), bot(2), bot(3)];
const GAMES = ['pace', 'round', 'table', 'wood'].map((seed) => playedGame(SEATS, seed).history);

/** What the others take between two turns of the first seat, in milliseconds at normal speed. */
function rounds(timeOf: () => (event: GameEvent) => number): number[] {
  return GAMES.flatMap(({ steps }) => {
    const sums: number[] = [];
    const time = timeOf();
    let [active, sum] = [-1, 0];
    for (const event of steps.flatMap(({ events }) => events)) {
      if (event.kind === 'turnStarted') active = event.seat;
      const shown = time(event);
      if (active > 0) sum += shown;
      if (event.kind === 'turnEnded' && event.seat === 3) sums.push(sum);
      if (event.kind === 'turnEnded' && event.seat === 3) sum = 0;
    }
    return sums.slice(1);
  });
}

const paced = (own: boolean) => () => {
  const times = new EventTimes();
  return ({ kind }: GameEvent) => times.of(kind, own);
};

describe('the pace of others', () => {
  it('lets a round of three take less than ten seconds, whatever they do', () => {
    const all = rounds(paced(false));
    expect(all.length).toBeGreaterThan(30);
    expect(Math.max(...all)).toBeLessThan(10_000);
    // The control: as long as one's own turn it would not.
    expect(Math.max(...rounds(paced(true)))).toBeGreaterThan(10_000);
  });

  it('leaves a deed long enough to be seen', () => {
    const times = new EventTimes();
    const deeds = GAMES.flatMap(({ steps }) =>
      steps.flatMap(({ events }) =>
        events.map(({ kind }) => ({ kind, time: times.of(kind, false) })),
      ),
    ).filter(({ kind }) => /^(?:constructed|defeated|planConfirmed|levelledUp)$/.test(kind));
    expect(Math.min(...deeds.map(({ time }) => time))).toBeGreaterThanOrEqual(170);
  });
});

describe('the map of a phone', () => {
  it('goes where somebody builds and fights, and shows all of the city for a plan all over it', () => {
    const at = (places: readonly number[]) =>
      sceneOf({
        kind: 'planConfirmed',
        seat: 1,
        places: places.map((place) => ({ place, units: [], as: [] })),
        recruit: -1,
        forgePlace: -1,
        forgeUnit: -1,
        forgeCv: 0,
        boosts: [],
      });
    expect(sceneOf({ kind: 'constructed', seat: 1, tile: 3, place: 6, stock: 0 })).toBe('villages');
    expect(at([2, 22])).toBe('cathedral');
    expect(at([2, 3])).toBe('whole');
    expect(at([])).toBeNull();
    expect(sceneOf({ kind: 'turnEnded', seat: 1 })).toBeNull();
  });
});
