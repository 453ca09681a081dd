import { findViolations } from './boundaries.ts';
import { findReaches } from './rooms.ts';

const root = process.cwd();
const violations = [...findViolations(root), ...findReaches(root)];
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
else console.log('Boundaries between packages and between the rooms of the page hold.');
