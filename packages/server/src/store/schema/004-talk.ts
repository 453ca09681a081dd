import type { Change } from './words.ts';

/** What people say to each other, and of each other. */
export const talk: Change = ({ int, rowless }) => [
  `alter table accounts add column banned ${int} not null default 0`,
  `create table chat (tbl text not null, n ${int} not null, at ${int} not null, account text not null, seat ${int}, aside ${int} not null, phrase text, text text, primary key (tbl, n))${rowless}`,
  'create index chat_account on chat (account)',
  `create table mutes (tbl text not null, account text not null, other text not null, primary key (tbl, account, other))${rowless}`,
  `create table blocks (account text not null, other text not null, primary key (account, other))${rowless}`,
  `create table reports (id text primary key, at ${int} not null, tbl text not null, account text not null, other text not null, reason text not null, lines text not null, done ${int} not null default 0)${rowless}`,
  'create index reports_done on reports (done, at)',
];
