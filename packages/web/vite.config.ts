import { defineConfig } from 'vite';
import { artPlugin } from './scripts/art.ts';
import { messagesPlugin } from './scripts/messages.ts';
import { offlinePlugin } from './scripts/offline.ts';
import { rulesPlugin } from './scripts/rules-text.ts';

/** Packages of this workspace do nothing when they are loaded, so what is not used can go. */
const treeshake = {
  moduleSideEffects: (id: string): boolean =>
    !/packages\/(?:cards|rules|table|protocol|bots)\/src/.test(id),
};

const viteConfig = defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [artPlugin(), messagesPlugin(), rulesPlugin(), offlinePlugin()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: { treeshake, output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { treeshake },
  },
});

export default viteConfig;
