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
    reporters: ['default', new TallyReporter()],
  },
});

export default vitestConfig;
