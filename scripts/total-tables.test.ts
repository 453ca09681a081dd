import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A new kind does not compile before every table has its entry: kinds planted in a copy of the source. */

const REPOSITORY = join(import.meta.dirname, '..');

const PROJECT = {
  extends: './tsconfig/base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    types: ['node', 'vite/client'],
  },
  include: ['packages/*/src', 'scripts/proofs'],
  exclude: ['packages/*/src/**/*.test.ts'],
};

/** A kind that is new, the unions it is planted in, and files that must have an entry for it. */
interface Plant {
  readonly what: string;
  readonly kind: string;
  readonly members: readonly (readonly [path: string, union: string, member: string])[];
  readonly tables: readonly string[];
}

const DECISIONS = 'packages/rules/src/decisions.ts';
const EFFECTS = 'packages/cards/src/effects.ts';

/** Where every kind of effect is read, written and put into words. */
const EFFECT_TABLES = [
  'packages/cards/src/describe/effects.ts',
  'packages/cards/src/effect-roles.ts',
  'packages/cards/src/notation/effects.ts',
  'packages/cards/src/validate/effects.ts',
  'packages/web/src/model/glyphs.ts',
  'scripts/proofs/goals.ts',
];

const PLANTS: readonly Plant[] = [
  {
    what: 'event',
    kind: 'plantedEvent',
    members: [
      [
        'packages/rules/src/events.ts',
        'GameEvent',
        "{ readonly kind: 'plantedEvent'; readonly plantedSecret: number }",
      ],
    ],
    tables: [
      'packages/cli/src/lab/facts.ts',
      'packages/cli/src/tellers.ts',
      'packages/protocol/src/event-codec.ts',
      'packages/rules/src/fold.ts',
      'packages/rules/src/preview.ts',
      'packages/rules/src/view-events.ts',
      'packages/testkit/src/hidden-events.ts',
      'packages/testkit/src/laws/preview.ts',
      'packages/testkit/src/playthrough/events.ts',
      'packages/web/src/model/log.ts',
      'scripts/proofs/goals.ts',
    ],
  },
  {
    what: 'instant effect',
    kind: 'plantedEffect',
    members: [[EFFECTS, 'InstantEffect', "{ readonly kind: 'plantedEffect' }"]],
    tables: [
      ...EFFECT_TABLES,
      'packages/bots/src/prices.ts',
      'packages/rules/src/effect-list.ts',
      'packages/rules/src/effects.ts',
      'packages/rules/src/footprint.ts',
      'packages/rules/src/guard.ts',
    ],
  },
  {
    what: 'turn boost',
    kind: 'plantedTurn',
    members: [[EFFECTS, 'TurnBoost', "{ readonly kind: 'plantedTurn' }"]],
    tables: [...EFFECT_TABLES, 'packages/rules/src/cards.ts'],
  },
  {
    what: 'lasting boost',
    kind: 'plantedBoost',
    members: [[EFFECTS, 'LastingBoost', "{ readonly kind: 'plantedBoost' }"]],
    tables: [
      ...EFFECT_TABLES,
      'packages/bots/src/prices.ts',
      'packages/rules/src/boosts.ts',
      'packages/rules/src/combat.ts',
      'packages/rules/src/explain.ts',
      'packages/testkit/src/boosts.ts',
    ],
  },
  {
    what: 'lasting rule',
    kind: 'plantedRule',
    members: [[EFFECTS, 'LastingRule', "{ readonly kind: 'plantedRule' }"]],
    tables: [...EFFECT_TABLES, 'packages/rules/src/cards.ts'],
  },
  {
    what: 'prestige ability',
    kind: 'plantedAbility',
    members: [[EFFECTS, 'PrestigeAbility', "{ readonly kind: 'plantedAbility' }"]],
    tables: [
      'packages/cards/src/describe/effects.ts',
      'packages/cards/src/notation/effects.ts',
      'packages/cards/src/validate/effects.ts',
      'packages/rules/src/cards.ts',
    ],
  },
  {
    what: 'condition',
    kind: 'plantedCondition',
    members: [
      [
        'packages/cards/src/conditions.ts',
        'TurnCondition',
        "{ readonly kind: 'plantedCondition' }",
      ],
    ],
    tables: [
      'packages/bots/src/quest-worth.ts',
      'packages/cards/src/describe/conditions.ts',
      'packages/cards/src/notation/conditions.ts',
      'packages/cards/src/validate/conditions.ts',
      'packages/rules/src/asked.ts',
      'packages/rules/src/cards.ts',
      'packages/rules/src/conditions.ts',
      'scripts/proofs/goals.ts',
    ],
  },
  {
    what: 'decision',
    kind: 'plantedDecision',
    members: [
      [DECISIONS, 'Decision', "(DecisionBase & { readonly kind: 'plantedDecision' })"],
      [DECISIONS, 'Answer', "{ readonly kind: 'plantedDecision' }"],
    ],
    tables: [
      'packages/bots/src/habits.ts',
      'packages/cli/src/play/answer-text.ts',
      'packages/rules/src/agenda.ts',
      'packages/rules/src/choices.ts',
      'packages/rules/src/judge.ts',
      'packages/rules/src/parse-answer.ts',
      'packages/rules/src/preview.ts',
      'packages/rules/src/sample.ts',
      'packages/rules/src/view.ts',
      'packages/testkit/src/game.ts',
      'packages/testkit/src/hidden.ts',
      'packages/testkit/src/made-up.ts',
      'packages/testkit/src/playthrough/answers.ts',
      'packages/web/src/decisions/ActionPanel.tsx',
      'scripts/proofs/goals.ts',
    ],
  },
  {
    what: 'task',
    kind: 'plantedTask',
    members: [['packages/rules/src/state.ts', 'Task', "{ readonly do: 'plantedTask' }"]],
    tables: [
      'packages/rules/src/agenda.ts',
      'packages/rules/src/tasks.ts',
      'packages/testkit/src/hidden.ts',
    ],
  },
  {
    what: 'Guard action',
    kind: 'plantedAction',
    members: [['packages/cards/src/types.ts', 'GuardAction', "{ readonly kind: 'plantedAction' }"]],
    tables: [
      'packages/cards/src/describe/cards.ts',
      'packages/cards/src/notation.ts',
      'packages/cards/src/validate/guard.ts',
      'packages/rules/src/guard.ts',
    ],
  },
];

/** How it should not be: tables and a switch that leave kinds out without a word. */
const LOOSE = 'packages/rules/src/loose.ts';
const LOOSE_SOURCE = `import type { GameEvent } from './events.ts';
import type { Task } from './state.ts';
const told: Partial<Record<GameEvent['kind'], string>> = { turnEnded: 'ended' };
export function tell(event: GameEvent): string {
  switch (event.kind) {
    case 'turnStarted':
      return 'started';
    default:
      return told[event.kind] ?? '';
  }
}
export function isQuick(task: Task): boolean {
  return new Set<Task['do']>(['refill']).has(task.do);
}
`;

let root: string;

const put = (path: string, source: string): void => writeFileSync(join(root, path), source);

function copyTree(name: string): void {
  const wanted = new Set(['', '.ts', '.tsx', '.json', '.css']);
  cpSync(join(REPOSITORY, name), join(root, name), {
    recursive: true,
    filter: (path) => wanted.has(extname(path)),
  });
}

/** The libraries as they are, the packages those of the copy. */
function linkLibraries(): void {
  const from = join(REPOSITORY, 'node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(join(to, '@rowan'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@rowan') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(to, '@rowan', name));
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rowan-tables-'));
  for (const name of readdirSync(join(REPOSITORY, 'packages'))) {
    mkdirSync(join(root, 'packages', name), { recursive: true });
    cpSync(
      join(REPOSITORY, 'packages', name, 'package.json'),
      join(root, 'packages', name, 'package.json'),
    );
    copyTree(join('packages', name, 'src'));
  }
  for (const name of ['packages/web/art/base/city', 'scripts/proofs', 'tsconfig']) copyTree(name);
  cpSync(join(REPOSITORY, 'scripts/syntax.ts'), join(root, 'scripts/syntax.ts'));
  linkLibraries();
  put('tsconfig.json', JSON.stringify(PROJECT));
  put(LOOSE, LOOSE_SOURCE);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Fault {
  readonly path: string;
  readonly text: string;
}

function compile(): readonly Fault[] {
  const tsc = join(REPOSITORY, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, ['-p', '.'], { cwd: root, encoding: 'utf8' });
  const texts = stdout.split(/^(?=\S)/m).filter((text) => text.includes(': error TS'));
  return texts.map((text) => ({ path: text.slice(0, text.indexOf('(')), text }));
}

function plant([path, union, member]: Plant['members'][number]): void {
  const source = readFileSync(join(root, path), 'utf8');
  const [before, after, ...more] = source.split(`export type ${union} =\n`);
  if (after === undefined || more.length > 0) throw new Error(`no single ${union} in ${path}`);
  put(path, `${before}export type ${union} =\n  | ${member}\n${after}`);
}

test('the copy compiles as it is', () => {
  expect(compile()).toEqual([]);
});

describe('does not compile without its entries: a new kind of', () => {
  let faults: readonly Fault[];
  beforeAll(() => {
    for (const { members } of PLANTS) members.forEach(plant);
    faults = compile();
  });

  /** A switch that returns nothing for some kind is told of without the kind. */
  const isAbout = ({ text }: Fault, kind: string): boolean =>
    text.includes(kind) || text.includes('TS2366');

  test.each(PLANTS)('$what', ({ kind, tables }) => {
    const named = faults.filter((fault) => isAbout(fault, kind)).map(({ path }) => path);
    expect(tables.filter((path) => !named.includes(path))).toEqual([]);
  });

  test('but loose tables would not have told', () => {
    expect(faults.map(({ path }) => path)).not.toContain(LOOSE);
  });
});
