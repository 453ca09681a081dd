export {
  PROTOCOL,
  type ClientMessage,
  type MessageOf,
  type TableMessage,
  type Update,
  type Welcome,
} from './messages.ts';
export { parseClientMessage, parseSave, parseTableMessage, parseTableSetup } from './parse.ts';
