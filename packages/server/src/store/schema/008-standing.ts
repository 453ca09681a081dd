import type { Change } from './words.ts';

/** Answers that players leave for Mage's Workshop. */
export const standing: Change = ({ rowless }) => [
  `create table standing (tbl text not null, account text not null, meeples text not null, primary key (tbl, account))${rowless}`,
  'create index standing_account on standing (account)',
];
