import type { Change, DialectName } from './words.ts';

/** What the first row of a table says of its rules and cards. */
const PIN: Readonly<Record<DialectName, string>> = {
  sqlite: `json_extract(body, '$.said.pin.rules') || ':' || json_extract(body, '$.said.pin.catalogue')`,
  postgres: `(body::json #>> '{said,pin,rules}') || ':' || (body::json #>> '{said,pin,catalogue}')`,
};

/** Several nodes on one database: how far a table is, and which node looks after what. */
export const nodes: Change = ({ int, rowless, dialect }) => [
  `alter table tables add column seq ${int} not null default -1`,
  `alter table tables add column said ${int} not null default 0`,
  'alter table tables add column pin text',
  'alter table tables add column claimed_by text',
  `alter table tables add column claimed_until ${int} not null default 0`,
  'update tables set seq = coalesce((select max(seq) from log where tbl = tables.id), -1)',
  'update tables set said = coalesce((select max(n) + 1 from chat where tbl = tables.id), 0)',
  `update tables set pin = (select ${PIN[dialect]} from log where tbl = tables.id and seq = 0)`,
  `create index tables_pin on tables (pin) where phase = 'play'`,
  'alter table outbox add column claimed_by text',
  `alter table outbox add column claimed_until ${int} not null default 0`,
  `create table salts (tbl text not null, seat ${int} not null, salt text not null, primary key (tbl, seat))${rowless}`,
  `create table settings (name text primary key, value text not null)${rowless}`,
];
