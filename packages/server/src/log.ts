import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** What must never stand in a log, wherever it comes from. */
const SECRET = [
  'cookie',
  'token',
  'secret',
  'invite',
  'salt',
  'key',
  'name',
  'authorization',
  'body',
];
const redact = {
  paths: SECRET.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
  censor: '…',
};

const STDERR = 2;

/** Lines of JSON on the standard error, unless they are to go elsewhere. */
export const createLog = (
  level: LogLevel,
  to: DestinationStream = destination({ dest: STDERR, sync: true }),
): Log => pino({ level, base: null, redact, timestamp: stdTimeFunctions.isoTime }, to);
