import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foreignPackages, licencesText, unlicensed } from '../scripts/licences.ts';
import { isFresh, removeStamp, sourcesDigest, writeStamp } from '../scripts/stamp.ts';
import { builtApp, forget } from './built-app.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

describe('what a build was made of', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'rowan-sources-'));
    for (const path of ['packages/web/src/screens/game', 'packages/web/test', 'docs/screens'])
      mkdirSync(join(root, path), { recursive: true });
    for (const path of SOURCES) writeFileSync(join(root, path), 'a');
    return () => rmSync(root, { recursive: true });
  });

  const SOURCES = ['package-lock.json', 'docs/rules.md', 'packages/web/src/screens/game/a.tsx'];

  it.each(SOURCES)('changes with %s, and only with what is in it', (path) => {
    const before = sourcesDigest(root);
    writeFileSync(join(root, path), 'a');
    expect(sourcesDigest(root)).toBe(before);
    writeFileSync(join(root, path), 'b');
    expect(sourcesDigest(root)).not.toBe(before);
  });

  it('changes when a file comes, goes or is called otherwise', () => {
    const before = sourcesDigest(root);
    writeFileSync(join(root, 'packages/web/src/new.ts'), '');
    const more = sourcesDigest(root);
    expect(more).not.toBe(before);
    cpSync(join(root, 'packages/web/src/new.ts'), join(root, 'packages/web/src/newer.ts'));
    rmSync(join(root, 'packages/web/src/new.ts'));
    expect(sourcesDigest(root)).not.toBe(more);
    rmSync(join(root, 'packages/web/src/newer.ts'));
    expect(sourcesDigest(root)).toBe(before);
  });

  it.each(['packages/web/test/a.test.ts', 'packages/web/src/a.test.ts', 'docs/testing.md'])(
    'does not change with %s, which is no part of it',
    (path) => {
      const before = sourcesDigest(root);
      writeFileSync(join(root, path), 'b');
      expect(sourcesDigest(root)).toBe(before);
    },
  );

  it('holds the app’s own sources', () => {
    expect(sourcesDigest(ROOT)).not.toBe(sourcesDigest(root));
  });
});

describe('a build', () => {
  let app: string;
  let dist: string;
  beforeAll(async () => {
    app = await builtApp();
  });
  afterAll(() => forget(app));
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'rowan-dist-'));
    cpSync(app, dist, { recursive: true });
    return () => rmSync(dist, { recursive: true });
  });

  it('is served again as long as its sources are the same', () => {
    writeStamp(dist, 'sources');
    expect(isFresh(dist, 'sources')).toBe(true);
    expect(isFresh(dist, 'other sources')).toBe(false);
  });

  it('that was interrupted is made anew', () => {
    expect(isFresh(dist, 'sources')).toBe(false);
    writeStamp(dist, 'sources');
    removeStamp(dist);
    expect(isFresh(dist, 'sources')).toBe(false);
    writeFileSync(join(dist, '.stamp'), '{"sources":');
    expect(isFresh(dist, 'sources')).toBe(false);
    expect(isFresh(join(dist, 'nowhere'), 'sources')).toBe(false);
  });

  it('that has lost a part is made anew, so that there is play without a network', () => {
    writeStamp(dist, 'sources');
    rmSync(join(dist, 'sw.js'));
    expect(isFresh(dist, 'sources')).toBe(false);
  });

  it('brings the licences of all that others wrote, and keeps them on the device', () => {
    const text = readFileSync(join(app, 'licences.txt'), 'utf8');
    expect(text).toBe(licencesText());
    expect(text.match(/SIL OPEN FONT LICENSE/gi)!.length).toBeGreaterThanOrEqual(2);
    for (const { name, version } of foreignPackages()) expect(text).toContain(`${name} ${version}`);
    expect(text.length).toBeLessThan(100_000);
    expect(readFileSync(join(app, 'sw.js'), 'utf8')).toContain('licences.txt');
  });
});

describe('licences', () => {
  it('are told for the libraries, the fonts, and what those need', () => {
    const names = foreignPackages().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['preact', 'd3-path', '@noble/hashes', '@fontsource/almendra']),
    );
    expect(names.filter((name) => name.startsWith('@rowan/'))).toEqual([]);
    expect(names).not.toContain('playwright-core');
  });

  it('miss nothing that is in a build: what has none is named', () => {
    const at = (name: string): string => `/home/rowan/node_modules/${name}/index.js`;
    expect(unlicensed([at('preact'), at('@noble/hashes'), '/home/rowan/src/main.tsx'])).toEqual([]);
    expect(unlicensed([at('preact'), at('left-pad'), at('left-pad')])).toEqual(['left-pad']);
  });
});
