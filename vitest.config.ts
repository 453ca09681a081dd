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
    // Generous, so that a busy machine is slow but not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default', new TallyReporter()],
  },
});

export default vitestConfig;
