export { createLog, type Log, type LogLevel } from './log.ts';
export { LIMITS, type Limits } from './limits.ts';
export { startServer, type Running, type ServerOptions } from './start.ts';
export { sqliteStore } from './store/sqlite-store.ts';
export type { NodeStore } from './store/store.ts';
