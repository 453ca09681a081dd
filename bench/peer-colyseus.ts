import { readFileSync } from 'node:fs';
import { builtIn } from '@rowan/cards';
import { apply, newGame, view, type Answer, type GameState, type Setup } from '@rowan/rules';
import { Room, Server, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

/** Our game on a server of Colyseus, in memory; each client is sent what its seat sees. Started with a port and a file of setups. */

const [port, file] = process.argv.slice(2);
const setups = JSON.parse(readFileSync(file!, 'utf8')) as readonly Setup[];

class Table extends Room {
  override maxClients = 4;
  override autoDispose = false;
  #game!: GameState;
  #moves = 0;

  override onCreate({ table }: { readonly table: number }): void {
    this.patchRate = null;
    this.#game = newGame(builtIn, setups[table]!);
    this.onMessage('move', (client: Client, said: string) => this.#answer(client, said));
  }

  #answer(client: Client, said: string): void {
    const { decision } = this.#game;
    const answer = JSON.parse(said) as Answer;
    const seat = this.clients.indexOf(client);
    if (!decision || decision.seat !== seat) return;
    const applied = apply(builtIn, this.#game, { seat, decision: decision.id, answer });
    if (!applied.ok) return;
    this.#game = applied.value.state;
    this.#moves += 1;
    this.clients.forEach((one, i) => one.send(this.#moves, view(this.#game, i)));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('rowan', Table);
await server.listen(Number(port), '127.0.0.1');
