import { defineConfig } from 'vite';
import { artPlugin } from './scripts/art.ts';
import { licencesInWorkers, licencesPlugin } from './scripts/licences.ts';
import { messagesPlugin } from './scripts/messages.ts';
import { offlinePlugin } from './scripts/offline.ts';
import { rulesPlugin } from './scripts/rules-text.ts';

/** Packages of this workspace do nothing when they are loaded, so what is not used can go. */
const treeshake = {
  moduleSideEffects: (id: string): boolean =>
    !/packages\/(?:cards|rules|table|protocol|bots)\/src/.test(id),
};

/** What is always fetched together is one file: many small ones are packed less well, and each is asked for on its own. */
const page = {
  groups: [
    { name: 'page', tags: ['$initial' as const] },
    // Of a table, desk or phone, what has to be there for the first decision.
    {
      name: 'table',
      test: /web\/src\/(?:model\/(?:cards|glyphs|interaction|labels|meeples|place|progress|seat-words|seats)|parts\/(?:Crest|Glyphs|Icon|Meeple|Named|Seal)|board\/(?!PhoneCity|Lack)|seat\/(?:Heroes|Market|Quests|Rivals|Tavern|Thinking|Trophies)|decisions\/(?:ActionPanel|CommandButton|Develop|HintButton|Notes|Plan\.module|use-)|client\/(?:actions|arrows|commands|connection|context|drafts|forget|game\.|inspector|line|look-ahead|narration|pace|page-state|reuse|screenplay|source-props|use-settled)|screens\/game\/(?:Desk|Game|Own|TopStrip))/,
    },
  ],
};
const engine = { groups: [{ name: 'engine', test: /packages\/rules\/src/, minShareCount: 2 }] };

const viteConfig = defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [artPlugin(), messagesPlugin(), rulesPlugin(), licencesPlugin(), offlinePlugin()],
  // Without notes of where each element was written, whoever builds it.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  worker: {
    format: 'es',
    plugins: () => [licencesInWorkers()],
    rolldownOptions: {
      treeshake,
      output: {
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        codeSplitting: engine,
      },
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: page },
    },
  },
});

export default viteConfig;
