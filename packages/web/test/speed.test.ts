import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeApp, openApp, type App } from './app.ts';
import { measureSpeed, spreadOf } from './measure.ts';

const REPORT = join(import.meta.dirname, '..', 'speed-report.json');
const ROUNDS = Number(process.env['ROWAN_SPEED_ROUNDS'] ?? 1);

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => closeApp(app));

describe('speed', () => {
  it('reports how soon a move is on the screen and how smoothly a day is played', async () => {
    const report = await measureSpeed(app, ROUNDS);
    writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
    for (const [deed, { median, p95 }] of Object.entries(report.moves))
      console.log(`${deed}: on the screen after ${median} ms (95 %: ${p95} ms)`);
    for (const [deed, { median, p95 }] of Object.entries(report.outcomes))
      console.log(`${deed}: its outcome after ${median} ms (95 %: ${p95} ms)`);
    const { mean, p95, meeples } = report.frames;
    console.log(`with ${meeples} meeples a frame every ${mean} ms (95 %: ${p95} ms)`);
    console.log(`${report.longTasks.length} long tasks: ${report.longTasks.join(', ')} ms`);
    for (const { times } of Object.values(report.moves)) expect(times).toBe(ROUNDS);
    // Reported, not judged: how fast it is depends on the machine.
    expect(report.frames.times).toBeGreaterThan(0);
    expect(meeples).toBeGreaterThanOrEqual(150);
  });

  it('sums times up by rank', () => {
    const times = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(spreadOf(times)).toEqual({ median: 51, p95: 96, times: 100 });
  });
});
