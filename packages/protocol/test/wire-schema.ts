import { join } from 'node:path';
import * as z from 'zod/mini';
import { CLIENT_KINDS, CLIENT_MESSAGES } from '../src/client-messages.ts';

export const WIRE_SCHEMA = join(import.meta.dirname, '../../../docs/wire.schema.json');

/** Everything a client may say to a node, as JSON Schema with who may say it when: from the registry and nothing else. */
export function wireSchema(): string {
  const messages = CLIENT_KINDS.map((kind) => {
    const { schema, roles, phases, longest, stored } = CLIENT_MESSAGES[kind];
    const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
    return { title: kind, ...shape, 'x-rowan': { roles, phases, longest, stored } };
  });
  const whole = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What a client says to a node of Rowan',
    oneOf: messages,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
