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
export { bringsOf, type Brings } from './brings.ts';
export {
  BrokenTranscript,
  readTranscript,
  transcriptLines,
  type ExpectedLine,
  type TranscriptFault,
  type TranscriptStep,
} from './read-transcript.ts';
export { Table, loadTable, type Played } from './table.ts';
export {
  endLine,
  moveLine,
  setupLine,
  stopLine,
  totalsOf,
  type EndLine,
  type MoveLine,
  type SetupLine,
  type TranscriptLine,
} from './transcript.ts';
export type * from './types.ts';
export { transcriptOf } from './write-transcript.ts';
export { questProgress, type QuestProgress } from './progress.ts';
