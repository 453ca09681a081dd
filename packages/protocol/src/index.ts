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
export { hear, newChair, type Chair, type ChairEffect, type ChairInput } from './chair.ts';
export { factsOf, openHost, receive, type Effect, type Host, type Input } from './host.ts';
export { hintOf } from './hint.ts';
export { LocalTable, openLocalTable, type LocalWorld } from './local-table.ts';
export {
  PROTOCOL,
  type Failure,
  type Handed,
  type Hint,
  type MessageOf,
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
