import { serwist } from '@serwist/vite';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the service worker beside the built app, with the list of all its files. */
export const offlinePlugin = (): Plugin[] =>
  serwist({
    swSrc: 'sw/sw.ts',
    swDest: 'sw.js',
    globDirectory: 'dist',
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest,txt}'],
    globIgnores: ['sw.js'],
    injectionPoint: 'self.__SW_MANIFEST',
    rollupFormat: 'iife',
    maximumFileSizeToCacheInBytes: 5_000_000,
    integration: {
      // Tests build into folders of their own.
      configureOptions: ({ root, build: { outDir } }, options) => {
        options.globDirectory = resolve(root, outDir);
        options.swDest = resolve(root, outDir, 'sw.js');
      },
      // They are no production, and yet what they build has to be whole.
      beforeBuildServiceWorker: ({ injectManifest }) => {
        injectManifest.disablePrecacheManifest = false;
      },
    },
  });
