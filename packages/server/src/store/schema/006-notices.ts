import type { Change } from './words.ts';

/** Notices for people who are not there. */
export const notices: Change = ({ int, id, rowless }) => [
  `alter table accounts add column language text not null default 'en'`,
  `alter table accounts add column zone text not null default 'UTC'`,
  `alter table accounts add column quiet_from ${int}`,
  `alter table accounts add column quiet_to ${int}`,
  `create table push (endpoint text primary key, account text not null, p256dh text not null, auth text not null, created ${int} not null)${rowless}`,
  'create index push_account on push (account)',
  `create table outbox (id ${id}, account text not null, tbl text not null, not_before ${int} not null, attempts ${int} not null, done ${int} not null, unique (account, tbl))`,
  'create index outbox_due on outbox (done, not_before)',
];
