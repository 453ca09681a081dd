import { describe, expect, it } from 'vitest';
import { positionFor, type Scene } from '../src/inspector/position.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
type Edges = Scene['at'];

const screen = { width: 1366, height: 768 };
const card = { width: 288, height: 300 };
const board = box(270, 50, 800, 544);
const decision = box(1006, 601, 350, 157);

const overlap = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function look(at: Edges, group: Edges, size = screen): Edges {
  const { left, top } = positionFor({ at, group, decision, card, screen: size });
  return box(left, top, card.width, card.height);
}

describe('the closer look', () => {
  it('leaves all cards of a market in sight', () => {
    const market = box(1080, 60, 280, 160);
    for (const at of [box(1080, 80, 138, 70), box(1222, 150, 138, 70)])
      expect(overlap(look(at, market), market)).toBe(false);
    // Beside the tile alone it would lie over the one that it is compared with.
    expect(overlap(look(box(1222, 150, 138, 70), box(1222, 150, 138, 70)), market)).toBe(true);
  });

  it('of a place lies at the side of the board that it is on, never over it', () => {
    for (const x of [280, 420, 640, 900, 980])
      for (const y of [60, 300, 520]) {
        const at = box(x, y, 80, 70);
        const seen = look(at, board, { width: 1920, height: 1080 });
        expect(overlap(seen, at)).toBe(false);
        expect(seen.left >= 0 && seen.right <= 1920).toBe(true);
      }
  });

  it('never covers what it tells about, nor what has to be decided, however small the window', () => {
    const small = { width: 1024, height: 600 };
    const city = box(200, 40, 610, 420);
    for (let x = 210; x < 740; x += 30)
      for (let y = 50; y < 400; y += 40) {
        const at = box(x, y, 62, 54);
        const seen = look(at, city, small);
        expect(overlap(seen, at)).toBe(false);
        expect(seen.left >= 0 && seen.right <= 1024 && seen.top >= 0).toBe(true);
      }
  });

  it('of what lies along the lower edge comes from above', () => {
    const heroes = box(715, 601, 280, 157);
    const seen = look(box(930, 620, 66, 130), heroes);
    expect(overlap(seen, heroes)).toBe(false);
    expect(overlap(seen, decision)).toBe(false);
  });
});
