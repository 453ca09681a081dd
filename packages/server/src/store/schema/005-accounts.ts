import type { Change } from './words.ts';

/** People who want to be known elsewhere, too. */
export const accounts: Change = ({ int, rowless }) => [
  'alter table accounts add column folded text',
  'alter table accounts add column pass text',
  'create unique index accounts_folded on accounts (folded) where folded is not null',
  `create table recovery (account text not null, hash text not null, primary key (account, hash))${rowless}`,
  `create table handovers (hash text primary key, account text not null, until ${int} not null)${rowless}`,
  'create index sessions_account on sessions (account)',
];
