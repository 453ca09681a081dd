import { RemoteTable } from './remote.ts';
import type { FarMessage, FarPageMessage } from './remote-messages.ts';
import type { Thinker } from './thinker.ts';
import { thoughtOf } from './thought.ts';

const tell = (message: FarMessage): void => postMessage(message);
const broke = (error: unknown): void =>
  tell({
    kind: 'trouble',
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

let open: { readonly table: RemoteTable; readonly id: string; readonly base: string } | null = null;

/** The coach thinks in this very worker, and is fetched when somebody asks: at most tables nobody may. */
const thinking = (): Promise<Thinker> =>
  Promise.all([import('./thinker.ts'), import('./catalogues.ts'), import('./pause.ts')]).then(
    ([{ Thinker: Coach }, { catalogues }, { pauseBriefly }]) =>
      new Coach({ clock: () => performance.now(), pause: pauseBriefly }, catalogues),
  );
let coach: Promise<Thinker> | null = null;

function sitDown(id: string, base: string): void {
  const table = new RemoteTable({
    table: id,
    base,
    tell,
    broke,
    coach: async ({ rules, view }, report) =>
      (await (coach ??= thinking())).judge({ rules, view, seed: view.decisions }, (thought) =>
        report(thoughtOf(view.active, thought)),
      ),
    dismiss: () => void coach?.then((one) => one.stop()),
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
