import type { Change } from './words.ts';

/** Tables that everybody may find. */
export const lobby: Change = ({ int }) => [
  `alter table tables add column public ${int} not null default 0`,
  `alter table tables add column phase text not null default 'gather'`,
  `alter table tables add column players ${int} not null default 0`,
  `alter table tables add column towers ${int} not null default 0`,
  `alter table tables add column pace text not null default 'live'`,
  `alter table tables add column free ${int} not null default 0`,
  'alter table tables add column waits text',
  'alter table tables add column after text',
  `update tables set phase = case when over = 1 then 'over' when round = 0 then 'gather' else 'play' end`,
  'create index tables_lobby on tables (public, phase, created, id)',
  'create unique index tables_after on tables (after) where after is not null',
  'create index tables_waits on tables (waits) where waits is not null',
];
