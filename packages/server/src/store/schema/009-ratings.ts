import type { Change } from './words.ts';

/** How games ended, and what they made of the ratings of those who played them; which of them are programs. */
export const ratings: Change = ({ int, rowless }) => [
  'alter table tables add column rated text',
  `alter table tables add column coach ${int} not null default 0`,
  `alter table sessions add column program ${int} not null default 0`,
  `alter table sessions add column budget ${int}`,
  `create table ratings (account text not null, ladder text not null, players ${int} not null, mu double precision not null, sigma double precision not null, games ${int} not null, budget ${int}, primary key (account, ladder, players))${rowless}`,
  'create index ratings_ladder on ratings (ladder, players)',
  `create table results (tbl text not null, seat ${int} not null, account text, bot text, program ${int} not null, budget ${int}, vp ${int} not null, place ${int} not null, replaced ${int} not null, players ${int} not null, at ${int} not null, ladder text, games ${int}, mu_before double precision, sigma_before double precision, mu double precision, sigma double precision, primary key (tbl, seat))${rowless}`,
  'create unique index results_games on results (account, ladder, players, games) where ladder is not null',
  'create index results_account on results (account, at)',
  'create index results_at on results (at, tbl) where seat = 0',
];
