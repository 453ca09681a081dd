import { RemoteTable } from './remote.ts';
import type { FarMessage, FarPageMessage } from './remote-messages.ts';

const tell = (message: FarMessage): void => postMessage(message);
const broke = (error: unknown): void =>
  tell({
    kind: 'trouble',
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

let open: { readonly table: RemoteTable; readonly id: string; readonly base: string } | null = null;

/** At a table with others nobody is advised, so there is no coach to ask. */
function sitDown(id: string, base: string): void {
  const table = new RemoteTable({
    table: id,
    base,
    tell,
    broke,
    coach: () => Promise.resolve(null),
    dismiss: () => undefined,
    plans: (rules) => import('./plan-advice.ts').then(({ plans }) => plans(rules)),
  });
  open = { table, id, base };
}

async function verify({ table, id, base }: NonNullable<typeof open>): Promise<void> {
  const { verifyTable } = await import('./verify-table.ts');
  tell(await verifyTable(id, base, table.chair.chair));
}

const unverified = (error: unknown): void => {
  broke(error);
  tell({
    kind: 'verified',
    kept: 'none',
    own: 'none',
    deal: false,
    seen: 'none',
    withheld: [],
    failed: true,
  });
};

// Only the page that started this worker can speak to it, and both are of one build: nothing to parse.
addEventListener('message', ({ data: message }: MessageEvent<FarPageMessage>) => {
  if (message.kind === 'open') sitDown(message.table, message.base);
  else if (message.kind === 'verify') void (open && verify(open).catch(unverified));
  else open?.table.ask(message);
});
