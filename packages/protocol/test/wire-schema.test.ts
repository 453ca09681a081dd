import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLIENT_KINDS } from '../src/client-messages.ts';
import { WIRE_SCHEMA, wireSchema } from './wire-schema.ts';

test('the schema in the docs is that of the registry, with every kind of message', () => {
  const written = JSON.parse(readFileSync(WIRE_SCHEMA, 'utf8')) as {
    readonly oneOf: readonly { readonly title: string; readonly required: readonly string[] }[];
  };
  expect(written).toEqual(JSON.parse(wireSchema()));
  expect(written.oneOf.map(({ title }) => title)).toEqual([...CLIENT_KINDS]);
  for (const { required } of written.oneOf) expect(required).toContain('kind');
});
