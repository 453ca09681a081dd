import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The rooms of the page from the ground up: each may use the rooms before it. */
export const ROOMS = [
  'style',
  'text',
  'base',
  'offline',
  'model',
  'parts',
  'storage',
  'worker',
  'client',
  'playback',
  'board',
  'inspector',
  'seat',
  'decisions',
  'panels/how-to-play',
  'panels/rules',
  'panels/gallery',
  'panels/menu',
  'panels/score',
  'guide',
  'screens/game',
  'screens/landing',
  'screens/setup',
  'screens/games',
  'screens/records',
  'screens/daily',
  'screens/puzzles',
  'screens/study',
  'screens/tutorial',
  'screens/replay',
  'screens/online',
  'screens/people',
];
/** What stands beside the rooms may use them all; no room may use it. */
const ROOF = ROOMS.length;

const PAGE = 'packages/web/src/';
const SOURCE = /\.(?:tsx?|css)$/;
/** Whatever names a file from where it stands: imports of values, types and styles, `import()`, `new URL`, `@import`, `composes`. */
const NAMED = /(['"`])(\.\.?\/[^'"`\n]*)\1/g;

/** What reaches from a room of the page to one above it, or lies in none, as `path:line message`. */
export function findReaches(root: string): readonly string[] {
  const page = join(root, PAGE);
  if (!existsSync(page)) return [];
  return readdirSync(page, { recursive: true, encoding: 'utf8' })
    .map((path) => PAGE + path.replaceAll('\\', '/'))
    .filter((path) => SOURCE.test(path))
    .flatMap((path) => reachesOf(path, readFileSync(join(root, path), 'utf8')));
}

function reachesOf(path: string, source: string): readonly string[] {
  const floor = floorOf(path);
  if (floor < 0) return [`${path}:1 lies in a room without a place in scripts/rooms.ts`];
  return Array.from(source.matchAll(NAMED)).flatMap(({ index, 2: named = '' }) => {
    const target = posix.join(posix.dirname(path), named);
    if (!target.startsWith(PAGE) || floorOf(target) <= floor) return [];
    const line = source.slice(0, index).split('\n').length;
    return [`${path}:${line} reaches up to ${named}; each room uses those before it: ${order()}`];
  });
}

function floorOf(path: string): number {
  const inside = path.slice(PAGE.length);
  if (!inside.includes('/')) return ROOF;
  return ROOMS.findIndex((room) => inside.startsWith(`${room}/`));
}

const order = (): string => ROOMS.join(' ← ');
