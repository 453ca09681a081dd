import { defineConfig } from 'vitest/config';

const vitestConfig = defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
  },
});

export default vitestConfig;
