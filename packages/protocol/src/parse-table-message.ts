import type { TableMessage } from './messages.ts';

const KINDS: ReadonlySet<unknown> = new Set<TableMessage['kind']>([
  'welcome',
  'update',
  'rejected',
  'explained',
  'filled',
  'hinted',
  'thinking',
  'failed',
]);

/** A table is trusted with the facts of its game, so only the envelope is looked at. */
export function parseTableMessage(value: unknown): TableMessage | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  return KINDS.has(value.kind) ? (value as TableMessage) : null;
}
