import type { Change } from './words.ts';

/** Time that runs though nobody is there. */
export const clocks: Change = ({ int }) => [
  `alter table tables add column clock text not null default '{"kind":"none"}'`,
  `alter table tables add column due ${int}`,
  'create index tables_due on tables (due) where due is not null',
];
