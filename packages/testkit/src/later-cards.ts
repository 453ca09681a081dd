import { builtIn, parseCatalogue, type Catalogue } from '@rowan/cards';
import type { Below } from '@rowan/rules';
import { luckOf, pick } from './luck.ts';

/** The cards of a version that may come: the built-in ones with one number changed. */
export interface LaterCards {
  /** Which number, such as `monsters.3.vp`. */
  readonly changed: string;
  readonly catalogue: Catalogue;
}

const LISTS = ['monsters', 'tiles', 'quests', 'rooms', 'heroes'] as const;

type Loose = Record<string, unknown>;
type Path = readonly string[];

function numbersIn(value: unknown, path: Path): readonly Path[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => numbersIn(held, [...path, key]));
}

function withNudge(path: Path, by: number): unknown {
  const cards = JSON.parse(JSON.stringify(builtIn)) as Loose;
  const holder = path.slice(0, -1).reduce((held, key) => held[key] as Loose, cards);
  const key = path.at(-1)!;
  holder[key] = (holder[key] as number) + by;
  return cards;
}

/** Some numbers cannot be changed alone; then another is tried. */
function nudged(paths: readonly Path[], below: Below): LaterCards {
  for (;;) {
    const path = pick(paths, below);
    const parsed = parseCatalogue(withNudge(path, below(2) === 0 ? 1 : -1));
    if (parsed.ok) return { changed: path.join('.'), catalogue: parsed.value };
  }
}

/** So many sets of later cards, in turns with a Monster, a tile, a Quest, a Room and a hero changed. */
export function laterCards(count: number): readonly LaterCards[] {
  const below = luckOf(count);
  const paths = LISTS.map((list) => numbersIn(builtIn[list], [list]));
  return Array.from({ length: count }, (_, i) => nudged(paths[i % LISTS.length]!, below));
}
