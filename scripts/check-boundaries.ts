import { findViolations } from './boundaries.ts';

const violations = findViolations(process.cwd());
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log('Boundaries between packages hold.');
