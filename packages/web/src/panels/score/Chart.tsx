import { area, curveMonotoneX, line, stack, type Series, type SeriesPoint } from 'd3-shape';
import { useState } from 'preact/hooks';
import { VP_SOURCES, type VpSource } from '@rowan/cards';
import { useGameState } from '../../client/context.ts';
import { Crest, GuardCrest, seatColour } from '../../parts/Crest.tsx';
import { t } from '../../text/text.ts';
import { SERIES, historyOf, valuesOf, type Point, type SeriesName } from './history.ts';
import { signed, type ScoreSheet } from './sheets.ts';
import styles from './Chart.module.css';

const WIDTH = 520;
const HEIGHT = 190;
const EDGE = { left: 30, right: 34, top: 10, bottom: 20 };

/** What a chart has to reach: x runs over the turns, y over VP or numbers. */
interface Scale {
  readonly x: (i: number) => number;
  readonly y: (vp: number) => number;
  readonly ticks: readonly number[];
}

function scaleOf(points: readonly Point[], low: number, high: number): Scale {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (high - low) / size <= 6) ?? 200;
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(Math.max(high, 1) / step) * step];
  const inner = { width: WIDTH - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom };
  return {
    x: (i) => EDGE.left + (i / Math.max(1, points.length - 1)) * inner.width,
    y: (vp) => EDGE.top + (1 - (vp - from) / (to - from)) * inner.height,
    ticks: Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step),
  };
}

function Axes({ points, scale }: { points: readonly Point[]; scale: Scale }) {
  const { x, y, ticks } = scale;
  const rounds = points.flatMap(({ round }, i) =>
    i > 0 && points[i - 1]!.round !== round ? [{ round, i }] : [],
  );
  const every = Math.ceil(rounds.length / 12);
  return (
    <g class={styles.axes}>
      {ticks.map((vp) => (
        <g key={vp}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(vp)} y2={y(vp)} data-zero={vp === 0} />
          <text x={EDGE.left - 6} y={y(vp) + 4} text-anchor="end">
            {signed(vp)}
          </text>
        </g>
      ))}
      {rounds
        .filter((_, nth) => nth % every === 0)
        .map(({ round, i }) => (
          <text key={round} x={x(i)} y={HEIGHT - 4} text-anchor="middle">
            {round}
          </text>
        ))}
    </g>
  );
}

const colourOf = ({ colour }: ScoreSheet): string =>
  colour === null ? 'var(--guard)' : seatColour(colour);

const DASHES = ['', '9 3', '3 3', '12 3 3 3', '1 4'];

interface ChartProps {
  readonly points: readonly Point[];
  readonly sheets: readonly ScoreSheet[];
}

const APART = 14;

/** Heights of the numbers at the ends of the lines: none stands on another. */
function labelHeights(wanted: readonly number[]): number[] {
  const heights = wanted.slice();
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  order.forEach((i, nth) => {
    const above = nth === 0 ? -Infinity : heights[order[nth - 1]!]!;
    heights[i] = Math.max(wanted[i]!, above + APART);
  });
  return heights;
}

interface RaceProps extends ChartProps {
  readonly series: SeriesName;
}

/** A line for everybody; patterns and crests tell them apart without colour. */
function Race({ points, sheets, series }: RaceProps) {
  const all = points.flatMap((point) => valuesOf(point, series));
  const last = valuesOf(points.at(-1)!, series);
  const scale = scaleOf(points, Math.min(0, ...all), Math.max(...all));
  const { x, y } = scale;
  const heights = labelHeights(sheets.map((_, seat) => y(last[seat] ?? 0)));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t(`chart.${series}`)}>
      <Axes points={points} scale={scale} />
      {sheets.map((sheet, seat) => {
        const path = line<Point>(
          (_, i) => x(i),
          (point) => y(valuesOf(point, series)[seat] ?? 0),
        ).curve(curveMonotoneX);
        return (
          <g key={seat} class={styles.run} style={{ '--seat': colourOf(sheet) }}>
            <path class={styles.under} d={path(points) ?? ''} />
            <path d={path(points) ?? ''} stroke-dasharray={DASHES[seat]} />
            <text x={WIDTH - EDGE.right + 7} y={heights[seat]! + 5}>
              {last[seat]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Gains pile up, losses hang down; a layer that is empty for now lies where it will grow. */
function upAndDown(layers: Series<Point, VpSource>[]): void {
  for (let i = 0; i < (layers[0]?.length ?? 0); i++) {
    let [up, down] = [0, 0];
    for (const layer of layers) {
      const at = layer[i]!;
      const n = at[1] - at[0];
      const loses = n < 0 || (n === 0 && layer.some(([from, to]) => to < from));
      at[0] = loses ? down : up;
      at[1] = at[0] + n;
      if (loses) down += n;
      else up += n;
    }
  }
}

/** One seat's VP as layers, a layer for every source. */
function Layers({ points, sheet }: { points: readonly Point[]; sheet: ScoreSheet }) {
  const used = VP_SOURCES.filter((source) => points.some((p) => p.bySource[sheet.seat]?.[source]));
  const layers = stack<Point, VpSource>()
    .keys(used)
    .value(({ bySource }, source) => bySource[sheet.seat]?.[source] ?? 0)
    .offset(upAndDown)([...points]);
  const bounds = layers.flat(2);
  const scale = scaleOf(points, Math.min(0, ...bounds), Math.max(1, ...bounds));
  const { x, y } = scale;
  const shape = area<SeriesPoint<Point>>(
    (_, i) => x(i),
    ([from]) => y(from),
    ([, to]) => y(to),
  ).curve(curveMonotoneX);
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('chart.of', { who: sheet.name })}
      >
        {layers.map((layer) => (
          <path key={layer.key} class={styles.layer} data-source={layer.key} d={shape(layer) ?? ''}>
            <title>{t(`source.${layer.key}`)}</title>
          </path>
        ))}
        <Axes points={points} scale={scale} />
      </svg>
      <ul class={styles.legend}>
        {used.map((source) => (
          <li key={source}>
            <i data-source={source} /> {t(`source.${source}`)}{' '}
            <b>{signed(sheet.bySource[source])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly series: SeriesName;
  readonly onChange: (series: SeriesName) => void;
}

const SeriesChoice = ({ series, onChange }: ChoiceProps) => (
  <select
    aria-label={t('chart.series')}
    value={series}
    onChange={({ currentTarget }) => onChange(currentTarget.value as SeriesName)}
  >
    {SERIES.map((one) => (
      <option key={one} value={one}>
        {t(`chart.${one}`)}
      </option>
    ))}
  </select>
);

/** Over the turns: everybody as a race in VP or something else, or one seat's VP by source. */
export function Chart({ sheets }: { readonly sheets: readonly ScoreSheet[] }) {
  const steps = useGameState((state) => state.steps);
  const [seat, setSeat] = useState<number | null>(null);
  const [series, setSeries] = useState<SeriesName>('vp');
  const points = historyOf(steps, sheets.length);
  const sheet = seat === null ? undefined : sheets[seat];
  return (
    <figure class={styles.chart} data-testid="vp-chart">
      <figcaption class={styles.caption}>
        <b>{t('chart.title')}</b>
        {!sheet && <SeriesChoice series={series} onChange={setSeries} />}
        <span role="group" aria-label={t('chart.title')}>
          <button type="button" aria-pressed={seat === null} onClick={() => setSeat(null)}>
            {t('chart.all')}
          </button>
          {sheets.map(({ name, colour }, i) => (
            <button
              key={i}
              type="button"
              aria-pressed={seat === i}
              aria-label={t('chart.of', { who: name })}
              title={t('chart.of', { who: name })}
              onClick={() => setSeat(i)}
            >
              {colour === null ? <GuardCrest /> : <Crest colour={colour} />}
            </button>
          ))}
        </span>
      </figcaption>
      {sheet ? (
        <Layers points={points} sheet={sheet} />
      ) : (
        <Race points={points} sheets={sheets} series={series} />
      )}
    </figure>
  );
}
