import { builtIn } from '@rowan/cards';
import { PROTOCOL, type ClientMessage, type TableMessage } from '@rowan/protocol';
import { parseSetup } from '@rowan/rules';
import { loadTable, type Table } from '@rowan/table';
import { changeGame, readGame } from '../client/saves.ts';
import { botsInWorker } from './ask-bot.ts';
import { Host } from './host.ts';

const send = (message: TableMessage): void => postMessage(message);
const bots = botsInWorker();
let host: Host | null = null;

const storeAs =
  (id: string) =>
  (table: Table): Promise<void> => {
    const { round, players, guard } = table.state;
    const vp = [...players.map((player) => player.vp), ...(guard ? [guard.vp] : [])];
    return changeGame(id, {
      save: table.save(),
      updated: Date.now(),
      round,
      vp,
      over: table.over,
    });
  };

/** Takes a saved game from this device and seats everybody around it. */
async function open(id: string, protocol: number): Promise<void> {
  const game = protocol === PROTOCOL ? await readGame(id) : undefined;
  if (!game)
    return send({ kind: 'failed', reason: protocol === PROTOCOL ? 'noTable' : 'protocol' });
  const setup = parseSetup(game.save.table.setup);
  const table = setup.ok ? loadTable(builtIn, game.save) : setup;
  if (!table.ok) return send({ kind: 'failed', reason: 'broken' });
  host = new Host(table.value, { id, catalogue: builtIn, bots, send, store: storeAs(id) });
  host.welcome();
}

// Only the page that started this worker can speak to it, and both are of one build: nothing to parse.
addEventListener('message', ({ data: message }: MessageEvent<ClientMessage>) => {
  if (message.kind === 'join') void open(message.table, message.protocol);
  else host?.receive(message);
});
