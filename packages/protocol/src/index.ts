export {
  PROTOCOL,
  type ClientMessage,
  type Hint,
  type MessageOf,
  type TableMessage,
  type Thought,
  type Update,
  type Welcome,
} from './messages.ts';
export { parseClientMessage, parseSave } from './parse.ts';
export { parseTableMessage } from './parse-table-message.ts';
