export {
  NO_OPTIONS,
  explain,
  fewestUnits,
  optionsOf,
  type Explained,
  type Foresight,
  type Offer,
  type Options,
} from './advice.ts';
export { Table, loadTable, type Played } from './table.ts';
export type * from './types.ts';
