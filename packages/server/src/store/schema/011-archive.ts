import type { Change } from './words.ts';

/** Games that ended long ago take one row each. */
export const archive: Change = ({ int, bytes, rowless }) => [
  `create table archive (tbl text primary key, at ${int} not null, rows ${int} not null, hash text not null, body ${bytes} not null)${rowless}`,
  `alter table tables add column archived ${int} not null default 0`,
  `alter table tables add column kept ${int} not null default 0`,
  'create index tables_ended on tables (touched) where over = 1 and archived = 0',
  'create index tables_over on tables (touched) where over = 1 and kept = 0',
  `create index tables_gather on tables (touched) where phase = 'gather'`,
  'create index sessions_seen on sessions (seen)',
];
