import { line } from 'd3-shape';
import { summaryOf, turningPoints, type ReviewedMove } from '@rowan/table';
import { escaped } from '../escaped.ts';
import { STYLE } from '../lab/style.ts';
import { lineText, tenths, uncertain } from '../play/hint-text.ts';
import { REVIEW } from '../strings-learn.ts';
import type { Reviewed } from './review.ts';
import { costText, countsText, faultLines, luckLines, movesOf, sightOf } from './text.ts';

const [WIDTH, HEIGHT] = [1000, 200];

const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

/** The chance of winning over the game; a dot for each decision, faults in another colour. */
function chart(reviewed: Reviewed, moves: readonly ReviewedMove[]): string {
  const end = Math.max(1, reviewed.history.steps.length - 1);
  const x = ({ at }: ReviewedMove): number => (WIDTH * at) / end;
  const y = ({ played }: ReviewedMove): number => HEIGHT * (1 - played.chance.mean);
  const path = line<ReviewedMove>(x, y)([...moves]) ?? '';
  const dots = moves.map((move) => {
    const off = move.cost && move.cost.lead.low > 0 ? ' off' : '';
    const title = `${REVIEW.at(move.at, move.round)}: ${uncertain(move.played.chance.mean)} %`;
    return `<circle class="dot${off}" cx="${x(move).toFixed(1)}" cy="${y(move).toFixed(1)}" r="4"><title>${escaped(title)}</title></circle>`;
  });
  return `<svg viewBox="-6 -6 ${WIDTH + 12} ${HEIGHT + 12}" role="img" aria-label="${REVIEW.chance}"><line class="parity" x1="0" x2="${WIDTH}" y1="${HEIGHT / 2}" y2="${HEIGHT / 2}"/><path d="${path}" fill="none" class="whisker"/>${dots.join('')}</svg>`;
}

function moveRow(reviewed: Reviewed, move: ReviewedMove): string {
  const sight = sightOf(reviewed, move);
  const { at, round, verdict, best, line: played } = move;
  return row([
    String(at + 1),
    String(round),
    REVIEW.words[verdict ?? 'open'],
    costText(move),
    lineText(sight, played),
    lineText(sight, best),
  ]);
}

function luckCard(reviewed: Reviewed, seat: number): string {
  const [headline, ...lines] = luckLines(reviewed, seat);
  if (headline === undefined) return '';
  const parts = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return `<div class="card"><h3>${escaped(headline)}</h3>${parts}</div>`;
}

function seatSection(reviewed: Reviewed, seat: number): string {
  const moves = movesOf(reviewed, seat);
  const { mean, low, high } = summaryOf(moves).cost;
  const points = turningPoints(moves).map(
    (move) =>
      `<div class="card"><pre>${escaped(faultLines(reviewed, move).join('\n'))}</pre></div>`,
  );
  return [
    `<h2>${escaped(REVIEW.seat(seat, reviewed.names[seat]!))}</h2>`,
    `<p>${escaped(countsText(moves))}; ${escaped(REVIEW.cost(tenths(mean), low.toFixed(1), high.toFixed(1)))}</p>`,
    luckCard(reviewed, seat),
    `<div class="card"><h3>${REVIEW.chance}</h3>${chart(reviewed, moves)}</div>`,
    `<h3>${REVIEW.turning}</h3>`,
    points.join('') || `<p>${REVIEW.none}</p>`,
    `<div class="card"><table><thead>${row(REVIEW.columns, 'th')}</thead><tbody>${moves.map((move) => moveRow(reviewed, move)).join('')}</tbody></table></div>`,
  ].join('');
}

/** The review as a page of its own, which needs nothing else. */
export const reviewHtml = (reviewed: Reviewed): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rowan: ${REVIEW.title}</title><style>${STYLE}pre{white-space:pre-wrap;margin:0;font:inherit}</style><main><h1>${REVIEW.title}</h1>${reviewed.seats.map((seat) => seatSection(reviewed, seat)).join('')}</main></html>\n`;
