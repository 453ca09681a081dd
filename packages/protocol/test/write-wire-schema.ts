import { writeFileSync } from 'node:fs';
import { WIRE_SCHEMA, wireSchema } from './wire-schema.ts';

// `npm run wire-schema`: the wire for programs, as a file.
writeFileSync(WIRE_SCHEMA, wireSchema());
