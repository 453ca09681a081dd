import { VP_SOURCES } from '@rowan/rules';
import { budgetText } from '../strings-bots.ts';
import { escaped } from '../escaped.ts';
import { LAB } from '../strings-lab.ts';
import { VP_LABELS } from '../strings.ts';
import { percent } from '../wilson.ts';
import { dotPlot, histogram, stackedBars } from './charts.ts';
import { QUEST_RATE, TURNS, WINNER_VP, type Criterion } from './criteria.ts';
import type { Findings } from './experiment.ts';
import { ITEM_KINDS, type ItemKind } from './items.ts';
import { STYLE } from './style.ts';
import type { Figures, ItemFigures } from './tally.ts';

const card = (...inside: readonly string[]): string => `<div class="card">${inside.join('')}</div>`;
const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell.replaceAll(' %', '&nbsp;%')}</td>`).join('')}</tr>`;
const table = (heads: readonly string[], rows: readonly string[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

/** Ranges of turns and VP are plain numbers, everything else is a share. */
const outsideBy = ({ id }: Criterion, by: number): string =>
  id === 'turns' || id === 'winnerVp' ? LAB.plain(by) : LAB.points(by);

function failingList({ failing }: Criterion): string {
  if (failing.length === 0) return '';
  const items = [...failing]
    .sort((a, b) => b.by - a.by)
    .map(({ item, value }) => `<li>${escaped(item)} ${percent(value)}</li>`);
  return `<details><summary>${LAB.failing(failing.length)}</summary><ul>${items.join('')}</ul></details>`;
}

function verdict(criterion: Criterion | undefined): string {
  if (!criterion) return '';
  const { pass, found, by } = criterion;
  const badge = `<span class="badge${pass ? '' : ' off'}">${pass ? LAB.pass : LAB.fail}</span>`;
  const off = by > 0 ? ` <span class="soft">${LAB.by(outsideBy(criterion, by))}</span>` : '';
  return `${badge}${off}<small>${escaped(found)}</small>${failingList(criterion)}`;
}

/** A line for each criterion, a column for each number of players. */
function criteriaCard({ criteria, players }: Findings): string {
  const rules = [...new Set(criteria.map(({ rule }) => rule))];
  const solo = criteria.some((one) => one.players === 1);
  const columns = [...players, ...(solo ? [1] : [])];
  const rows = rules.map((rule) =>
    row([
      escaped(rule),
      ...columns.map((n) => verdict(criteria.find((c) => c.rule === rule && c.players === n))),
    ]),
  );
  const heads = columns.map((n) => (n === 1 ? LAB.solo : LAB.players(n)));
  return `<div class="card criteria">${table(['', ...heads], rows)}</div>`;
}

function seatCard({ seats, players }: Figures): string {
  const parity = 1 / players;
  const rows = seats.map((share, place) =>
    row([
      LAB.place(place),
      dotPlot(share, {
        label: percent(share.rate),
        most: Math.min(1, 2 * parity),
        band: [parity - 0.03, parity + 0.03],
        parity,
        width: 220,
      }),
      percent(share.rate),
    ]),
  );
  return card(`<h3>${LAB.seats}</h3>`, table(['', '', ''], rows), `<small>${LAB.seatNote}</small>`);
}

function sourcesCard({ sources }: Figures): string {
  const bars = [
    { name: LAB.allPlayers, values: sources.map(({ all }) => all) },
    { name: LAB.winners, values: sources.map(({ winners }) => winners) },
  ];
  const labels = VP_SOURCES.map((source) => VP_LABELS[source]);
  const keys = sources.map(
    ({ source, all, winners }, i) =>
      `<span class="key"><i class="s${i}"></i>${VP_LABELS[source]} ${all.toFixed(1)} / ${winners.toFixed(1)}</span>`,
  );
  return card(`<h3>${LAB.sources}</h3>`, stackedBars(bars, labels, LAB.sources), ...keys);
}

const BANDS: Partial<Readonly<Record<ItemKind, readonly [number, number]>>> = { quest: QUEST_RATE };

function itemRow(item: ItemFigures, players: number): string {
  const { name, note, provenance, held, used, times, winIfUsed, winIfNot, kind } = item;
  const band = BANDS[kind];
  const parity = 1 / players;
  const mark = provenance === 'rulebook' ? ' ●' : '';
  return row([
    `${escaped(name)}${mark}<small>${escaped(note)}</small>`,
    percent(held.rate),
    dotPlot(used, { label: percent(used.rate), most: 1, ...(band ? { band } : {}) }),
    percent(used.rate),
    times.toFixed(1),
    dotPlot(winIfUsed, {
      label: percent(winIfUsed.rate),
      most: Math.min(1, 2.5 * parity),
      parity,
      width: 130,
    }),
    percent(winIfUsed.rate),
    percent(winIfNot.rate),
  ]);
}

function kindCard({ items, players }: Figures, kind: ItemKind): string {
  const [title, used] = LAB.kinds[kind];
  const rows = items
    .filter((item) => item.kind === kind && item.held.hits > 0)
    .sort((a, b) => b.used.rate - a.used.rate)
    .map((item) => itemRow(item, players));
  if (rows.length === 0) return '';
  return `<h2>${title}</h2>${card(table(LAB.columns(used!), rows))}`;
}

const histogramCard = (title: string, picture: string, mean: number): string =>
  card(`<h3>${title}</h3>`, picture, `<small>${LAB.mean(mean)}</small>`);

function section(figures: Figures): string {
  const { turns, winnerVp, lead } = figures;
  return `<section>
<div class="row">${seatCard(figures)}${histogramCard(LAB.turns, histogram(turns, LAB.turns, TURNS), turns.mean)}
${histogramCard(LAB.winnerVp, histogram(winnerVp, LAB.winnerVp, WINNER_VP), winnerVp.mean)}
${histogramCard(LAB.lead2, histogram(lead, LAB.lead2), lead.mean)}</div>
${sourcesCard(figures)}
<p class="soft">${LAB.legend}</p>
${ITEM_KINDS.map((kind) => kindCard(figures, kind)).join('\n')}
</section>`;
}

/** Radio buttons before the sections; the nth shows the nth. */
function tabs(figures: readonly Figures[]): string {
  const heads = figures.map(
    ({ players }, i) =>
      `<input type="radio" name="players" id="p${i}"${i === 0 ? ' checked' : ''}><label for="p${i}">${LAB.players(players)}</label>`,
  );
  const rules = figures.map(
    (_, i) => `#p${i}:checked~section:nth-of-type(${i + 1}){display:block}`,
  );
  return `<style>${rules.join('')}</style><div class="tabs">${heads.join('')}${figures.map(section).join('')}</div>`;
}

/** The whole report, one file that needs nothing else. */
export const labHtml = (findings: Findings): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Rowan · ${LAB.title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${LAB.title}</h1>
<p>${escaped(LAB.lead(findings, budgetText(findings.budget)))}</p>
<p class="soft">${escaped(LAB.meta(findings))}</p>
<h2>${LAB.criteria}</h2>
${criteriaCard(findings)}
${tabs(findings.figures)}
</main></body></html>
`;
