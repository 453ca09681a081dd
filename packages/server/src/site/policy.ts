import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Drawn into the page itself, with a sheet of its own. */
const DRAWING = join('art', 'city', 'board.svg');
const SHEET = /<style>([\s\S]*?)<\/style>/g;

const hashOf = (sheet: string): string =>
  `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;

/** Sheets that stand in the text itself, each by its hash. */
export const sheetHashes = (text: string): string[] =>
  [...text.matchAll(SHEET)].map(([, sheet]) => hashOf(sheet!));

function textIn(folder: string, path: string): string {
  const file = join(folder, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : '';
}

const policy = (sheets: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...sheets].join(' '),
    "worker-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What a page of the app may do: nothing but what its own files say. */
const pagePolicy = (folder: string): string =>
  policy(['index.html', DRAWING].flatMap((path) => sheetHashes(textIn(folder, path))));

/** A picture is painted, and does nothing. */
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** Scripts of workers bring their own policy. */
const OTHERS = policy([]);

const policyFor = (folder: string, extension: string): string => {
  if (extension === '.html') return pagePolicy(folder);
  return extension === '.svg' ? PICTURE : OTHERS;
};

/** What every answer says about what may be done with it. */
export const securityHeaders = (
  folder: string,
  extension: string,
): Readonly<Record<string, string>> => ({
  'content-security-policy': policyFor(folder, extension),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
