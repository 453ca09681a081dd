import { defineConfig } from 'vitest/config';
import { TallyReporter } from './scripts/tally-reporter.ts';

const vitestConfig = defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // Tests of the page mostly wait for a browser, which has the other core.
    maxWorkers: 2,
    globalSetup: ['packages/web/test/built-app.ts'],
    // Generous, so that a busy machine is slow but not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // A page that two busy cores starve gets a second try; what fails twice fails.
    retry: 1,
    reporters: ['default', new TallyReporter()],
  },
});

export default vitestConfig;
