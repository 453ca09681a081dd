import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** All rows of a game in one piece: a line each, deflated. */
export const packRows = (rows: readonly unknown[]): Uint8Array =>
  deflateRawSync(rows.map((row) => JSON.stringify(row)).join('\n'), { level: 9 });

export const unpackRows = (body: Uint8Array): readonly unknown[] =>
  inflateRawSync(body)
    .toString('utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
