import { shelf } from '@rowan/engines';
import { factsOf, parseLife } from '@rowan/protocol';
import { hash, type Result } from '@rowan/rules';
import { commitmentOf, gatherRows, loadLife, type LifeRow } from '@rowan/table';
import type { OverGame } from './store/keeping.ts';

/** What the rows of a table lead to. */
interface Replayed {
  readonly rows: readonly LifeRow[];
  readonly dealt: boolean;
  /** Of the state of its game; empty before the deal. */
  readonly hash: string;
}

const fault = (error: string): Result<never, string> => ({ ok: false, error });

/** Whether the list says of a table what its log leads to. */
const listedWrong = (
  { round, vp, over }: OverGame,
  facts: Pick<OverGame, 'round' | 'vp' | 'over'>,
): boolean =>
  JSON.stringify([round, vp, over]) !== JSON.stringify([facts.round, facts.vp, facts.over]);

/** Plays a table again from its first row; or what is wrong with it. */
export async function replayed(
  table: OverGame,
  stored: readonly unknown[],
): Promise<Result<Replayed, string>> {
  const parsed = parseLife(stored);
  if (!parsed.ok) return fault(parsed.error.code);
  const rows = parsed.value;
  const gathered = gatherRows(rows);
  if (!gathered.ok) return fault(gathered.error.code);
  const { gathering, dealt } = gathered.value;
  const { id, secret } = table;
  if (secret === null) return fault('no secret');
  if (commitmentOf(id, secret) !== gathering.opened.commitment) return fault('another commitment');
  if (dealt < 0) return { ok: true, value: { rows, dealt: false, hash: '' } };
  const loaded = await loadLife(rows, { table: id, secret, nameOf: () => '' }, shelf);
  if (!loaded.ok) return fault(loaded.error.code);
  const { game } = loaded.value;
  if (listedWrong(table, factsOf(game))) return fault('listed otherwise');
  return { ok: true, value: { rows, dealt: true, hash: hash(game.state) } };
}
