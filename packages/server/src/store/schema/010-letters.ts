import type { Change } from './words.ts';

/** Mail and programs by which people are told that it is their turn; and over which ways a notice has gone. */
export const letters: Change = ({ int, rowless }) => [
  'alter table accounts add column mail text',
  `alter table accounts add column mail_ok ${int} not null default 0`,
  `alter table accounts add column mail_turns ${int} not null default 1`,
  `create table letters (hash text primary key, account text not null, kind text not null, address text not null, until ${int} not null)${rowless}`,
  'create index letters_account on letters (account)',
  `create table hooks (account text primary key, url text not null, secret text not null, fails ${int} not null, off ${int} not null)${rowless}`,
  `alter table outbox add column told text not null default ''`,
];
