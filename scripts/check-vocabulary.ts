import { findCopies } from './vocabulary.ts';

const copies = findCopies(process.cwd());
for (const copy of copies) console.error(copy);
if (copies.length > 0) process.exitCode = 1;
else console.log('The vocabulary stands once.');
