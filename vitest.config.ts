import { defineConfig } from 'vitest/config';
import { TallyReporter } from './scripts/tally-reporter.ts';

/** Packages that know no clock, no chance and no page: their tests can share what is loaded. */
const PURE = ['bots', 'cards', 'engines', 'protocol', 'rules', 'table', 'testkit'];

const testsOf = (folder: string): string[] => [
  `${folder}/test/**/*.test.ts`,
  `${folder}/src/**/*.test.ts`,
];

const vitestConfig = defineConfig({
  test: {
    // Tests of the page mostly wait for a browser, which has the other core.
    maxWorkers: 3,
    globalSetup: ['packages/web/test/built-app.ts'],
    // Generous, so that a busy machine is slow but not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // A page that two busy cores starve gets a second try; what fails twice fails.
    retry: 1,
    reporters: ['default', new TallyReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          isolate: false,
          include: PURE.flatMap((name) => testsOf(`packages/${name}`)),
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          globalSetup: ['packages/server/test/postgres/on-demand.ts'],
          include: [
            ...['cli', 'server', 'web'].flatMap((name) => testsOf(`packages/${name}`)),
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
    ],
  },
});

export default vitestConfig;
