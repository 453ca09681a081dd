export { packEvents, unpackEvents, type PackedEvents, type PackedRun } from './event-codec.ts';
export {
  eventsOf,
  frameOf,
  overlayAfter,
  ownOf,
  publicAfter,
  type Frame,
  type Own,
} from './frames.ts';
export { isCount, isFields, isHash, isList, isNumber, isText, isTime } from './fields.ts';
export { chronicleOf } from './chronicle.ts';
export type { ChairEffect, ChairInput } from './chair-effects.ts';
export { hear, newChair, type Chair } from './chair.ts';
export type { Effect, Input } from './host-effects.ts';
export { rowOf } from './commands.ts';
export { factsOf, openHost, receive, type Host } from './host.ts';
export { hintOf } from './hint.ts';
export {
  CLIENT_KINDS,
  CLIENT_MESSAGES,
  LONGEST_MESSAGE,
  ROLES,
  isSeating,
  isTalk,
  mayWhat,
  parseClientMessage,
  type ClientKind,
  type ClientMessage,
  type PlayCommand,
  type Role,
  type SeatingCommand,
  type TalkCommand,
} from './client-messages.ts';
export {
  LONGEST_TALK,
  PHRASES,
  REPORTS,
  type Hushed,
  type Line,
  type Phrase,
  type ReportReason,
  type Words,
} from './talk-messages.ts';
export {
  PHASES,
  isNodesOwn,
  type ClockMessage,
  type Decline,
  type GatheringMessage,
  type NodeMessage,
  type Phase,
  type Refused,
  type ShownChair,
} from './node-messages.ts';
export { parseLife } from './parse-life.ts';
export { RunningChair, type ChairWorld } from './run-chair.ts';
export {
  SALT_PATIENCE,
  openSeating,
  receiveSeating,
  saltsDue,
  type Seating,
  type SeatingEffect,
  type SeatingInput,
} from './seating.ts';
export { phaseOf, seatOf, seatsOf } from './chairs.ts';
export { LocalTable, openLocalTable, type LocalWorld } from './local-table.ts';
export {
  PROTOCOL,
  type Failure,
  type Handed,
  type Hint,
  type MessageOf,
  type NextBest,
  type PageMessage,
  type TableMessage,
  type Thought,
  type Update,
  type Welcome,
} from './page.ts';
export { parseOldGame, parsePlayedGame, type OldGame } from './parse-old-game.ts';
export { parseRows } from './parse-rows.ts';
export { RunningHost, type HostWorld } from './run-host.ts';
export { CHAIR_KINDS, parseChairMessage, type ChairMessage } from './chair-messages.ts';
export { parseHostMessage, type HostMessage, type Refusal } from './wire.ts';
export { packed, type Codec } from './codec.ts';
export { plain } from './plain-codec.ts';
export { patched, patchOf, type Json, type Patch } from './patch.ts';
