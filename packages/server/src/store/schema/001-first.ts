import type { Change } from './words.ts';

/** Tables, their logs and who comes to them. */
export const first: Change = ({ int, rowless }) => [
  `create table accounts (id text primary key, name text not null, created ${int} not null)${rowless}`,
  `create table sessions (hash text primary key, account text not null, created ${int} not null, seen ${int} not null)${rowless}`,
  `create table tables (id text primary key, owner text, round ${int} not null, vp text not null, over ${int} not null, created ${int} not null, touched ${int} not null)${rowless}`,
  'create index tables_owner on tables (owner)',
  `create table log (tbl text not null, seq ${int} not null, body text not null, client text, n ${int}, primary key (tbl, seq))${rowless}`,
  'create unique index log_command on log (tbl, client, n) where client is not null',
  `create table secrets (tbl text primary key, secret text not null)${rowless}`,
  `create table invites (tbl text not null, hash text not null, primary key (tbl, hash))${rowless}`,
  `create table members (tbl text not null, account text not null, primary key (tbl, account))${rowless}`,
  'create index members_account on members (account)',
];
