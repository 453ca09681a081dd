import type { PlainBudget } from '@rowan/bots';
import { REVIEWING, summaryOf, turningPoints } from '@rowan/table';
import type { Command } from 'commander';
import { budgetFrom, intFrom } from '../game-options.ts';
import { interruptible, report } from '../interruption.ts';
import { checkWritable, writeWhole } from '../out-file.ts';
import { startProgress, type Bar } from '../progress.ts';
import { readText } from '../read-text.ts';
import { reviewHtml } from '../review/html.ts';
import { historyIn, reviewGame, seatsFrom, type Reviewed } from '../review/review.ts';
import { movesOf, reviewText } from '../review/text.ts';
import { usualWorkers } from '../run-jobs.ts';
import { REVIEW } from '../strings-learn.ts';

interface Options {
  readonly seat?: string;
  readonly budget: PlainBudget;
  readonly workers: number;
  readonly json?: boolean;
  readonly html?: string;
}

export function addReview(program: Command): void {
  program
    .command('review')
    .description('judge every decision of a game: what was played, what was better, what it cost')
    .argument('<file>', 'a transcript of `rowan record` or of the page, or - for stdin')
    .option('-s, --seat <n>', 'of this seat only, counted from 1')
    .option('--budget <budget>', 'a decision at most: iterations=N or ms=N', budgetFrom, REVIEWING)
    .option('-w, --workers <n>', 'threads', intFrom(1, 256), usualWorkers())
    .option('--json', 'print all figures as JSON')
    .option('--html <file>', 'write the report with charts to an HTML file')
    .action(review);
}

const figures = (reviewed: Reviewed): object => ({
  seats: reviewed.seats.map((seat) => {
    const moves = movesOf(reviewed, seat);
    const points = turningPoints(moves).map(({ at }) => at);
    const luck = reviewed.luck?.[seat] ?? null;
    const name = reviewed.names[seat];
    return { seat, name, ...summaryOf(moves), luck, turningPoints: points, moves };
  }),
});

async function review(file: string, { seat, budget, workers, json, html }: Options): Promise<void> {
  const game = await historyIn(readText(file));
  if (html !== undefined) checkWritable(html);
  const seats = seatsFrom(seat, game.names.length);
  let bar: Bar | null = null;
  const count = { done: 0, total: 0 };
  const reviewed = await interruptible((signal) =>
    reviewGame(game, { seats, budget }, (total) => {
      const started = (bar = startProgress(REVIEW.progress, total));
      count.total = total;
      return { workers, signal, onDone: (done) => started.update((count.done = done)) };
    }),
  ).finally(() => bar?.stop());
  report(count, () => {
    if (html !== undefined) writeWhole(html, reviewHtml(reviewed));
    console.log(json ? JSON.stringify(figures(reviewed)) : reviewText(reviewed));
    if (html !== undefined) console.error(REVIEW.written(html));
  });
}
