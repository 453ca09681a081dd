import { randomBytes } from 'node:crypto';
import { PROTOCOL } from '@rowan/protocol';
import { WebSocket, type RawData } from 'ws';
import { PLAYERS, type Plan } from './script.ts';

/** How one plays at each server. Nothing is computed on the way: every move is known, and only its answer is waited for. */

/** Four seats of one table. */
export interface Seats {
  /** Says the n-th move. */
  say(n: number): void;
  close(): void;
}

/** What the seats of a table hear. */
interface Ears {
  /** The mover knows that its move counts. */
  acked(n: number): void;
  bytes(n: number): void;
  /** A connection is gone that nobody closed. */
  lost(): void;
}

export type Sit = (plan: Plan, ears: Ears) => Promise<Seats>;

/** Of a frame without a mask. */
const HEAD = { small: 2, middle: 4, large: 10 } as const;
const sizeOf = (length: number): number => {
  if (length < 126) return length + HEAD.small;
  return length + (length < 65_536 ? HEAD.middle : HEAD.large);
};

interface Line {
  readonly socket: WebSocket;
  /** Resolves once it may speak. */
  readonly open: Promise<void>;
  readonly end: () => void;
}

interface Talk {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
  /** True once it is known at the table. */
  readonly heard: (data: Buffer, socket: WebSocket) => boolean;
  readonly begins?: (socket: WebSocket) => void;
}

const bytesIn = (data: RawData): Buffer => data as Buffer;

function lineOf({ url, headers = {}, from, heard, begins }: Talk, ears: Ears): Line {
  const socket = new WebSocket(url, { headers, ...(from ? { localAddress: from } : {}) });
  let closing = false;
  const open = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => begins?.(socket));
    socket.on('message', (data) => {
      const bytes = bytesIn(data);
      ears.bytes(sizeOf(bytes.length));
      if (heard(bytes, socket)) resolve();
    });
    socket.on('close', () => {
      reject(new Error('turned away'));
      if (!closing) ears.lost();
    });
  });
  const end = (): void => {
    closing = true;
    socket.terminate();
  };
  open.catch(() => undefined);
  return { socket, open, end };
}

async function seatsOf(lines: readonly Line[], say: (n: number) => void): Promise<Seats> {
  const close = (): void => {
    for (const { end } of lines) end();
  };
  try {
    await Promise.all(lines.map(({ open }) => open));
  } catch (error) {
    close();
    throw error;
  }
  return { say, close };
}

/** Few enough of them share an address. */
const SEATS_AN_ADDRESS = 200;
const addressOf = (n: number): string => {
  const at = Math.floor(n / SEATS_AN_ADDRESS);
  return `127.1.${Math.floor(at / 250)}.${1 + (at % 250)}`;
};

const ACKED = Buffer.from('{"kind":"acked","command":');
const CHRONICLE = Buffer.from('{"kind":"chronicle"');

/** The number behind the first bytes of a message. */
const numberAfter = (data: Buffer, head: Buffer): number =>
  Number.parseInt(data.toString('latin1', head.length, head.length + 8), 10);

const startsWith = (data: Buffer, head: Buffer): boolean =>
  data.length >= head.length && data.compare(head, 0, head.length, 0, head.length) === 0;

/** Ours. The names of the clients stay the same when they come again. */
export function ours(port: number): Sit {
  const clients = new Map<string, string>();
  return (plan, ears) => {
    const lines = plan.tokens.map((token, seat) => {
      const client = clients.get(token) ?? randomBytes(16).toString('hex');
      clients.set(token, client);
      return lineOf(
        {
          url: `ws://127.0.0.1:${port}/ws`,
          headers: { origin: `http://127.0.0.1:${port}`, cookie: `rowan=${token}` },
          from: addressOf(plan.index * PLAYERS + seat),
          begins: (socket) => {
            socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, client }));
            socket.send(JSON.stringify({ kind: 'attach', table: plan.table, have: -1 }));
          },
          heard: (data) => {
            if (startsWith(data, ACKED)) ears.acked(numberAfter(data, ACKED));
            return startsWith(data, CHRONICLE);
          },
        },
        ears,
      );
    });
    return seatsOf(lines, (n) => {
      const { seat, decision, answer } = plan.moves[n]!;
      const message = { kind: 'move', command: n, at: n, decision, answer };
      lines[seat]!.socket.send(JSON.stringify(message));
    });
  };
}

const STATE = Buffer.from('"_stateID":');

/** boardgame.io speaks socket.io, of which these few words suffice. */
export function boardgameIo(port: number): Sit {
  return (plan, ears) => {
    const matchID = `${plan.index}`;
    let said = -1;
    const lines = plan.tokens.map((_, seat) =>
      lineOf(
        {
          url: `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
          heard: (data, socket) => {
            const head = data.toString('latin1', 0, 20);
            if (head === '2') socket.send('3');
            else if (head.startsWith('0{')) socket.send('40/rowan,');
            else if (head.startsWith('40/rowan,'))
              socket.send(
                `42/rowan,${JSON.stringify(['sync', matchID, `${seat}`, null, PLAYERS])}`,
              );
            else if (head.startsWith('42/rowan,["update"')) {
              const mine = said >= 0 && plan.moves[said]!.seat === seat;
              const at = mine ? data.lastIndexOf(STATE) : -1;
              if (at >= 0 && numberAfter(data.subarray(at), STATE) === said) ears.acked(said);
            }
            return head.startsWith('42/rowan,["sync"');
          },
        },
        ears,
      ),
    );
    return seatsOf(lines, (n) => {
      const { seat, answer } = plan.moves[n]!;
      const payload = { type: 'answer', args: [answer], playerID: `${seat}` };
      const action = { type: 'MAKE_MOVE', payload };
      said = n;
      lines[seat]!.socket.send(
        `42/rowan,${JSON.stringify(['update', action, n, matchID, `${seat}`])}`,
      );
    });
  };
}

/** Words of Colyseus: somebody joins, somebody says something. */
const [JOIN, DATA] = [10, 13];

/** A text as MessagePack has it. */
function packedText(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head =
    bytes.length < 256 ? [0xd9, bytes.length] : [0xda, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** A small number as Colyseus writes the kind of a message. */
function kindIn(data: Buffer): number {
  if (data[1] === 0xcd) return data.readUInt16LE(2);
  return data[1] === 0xcc ? data[2]! : data[1]!;
}

export function colyseus(port: number): Sit {
  const reserve = async (way: string, options: object): Promise<Reserved> => {
    const reply = await fetch(`http://127.0.0.1:${port}/matchmake/${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options),
    });
    return (await reply.json()) as Reserved;
  };
  return async (plan, ears) => {
    let said = -1;
    let room = '';
    const lines: Line[] = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const way = room === '' ? 'create/rowan' : `joinById/${room}`;
      const { roomId, processId, sessionId } = await reserve(way, { table: plan.index });
      room = roomId;
      const line = lineOf(
        {
          url: `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`,
          heard: (data, socket) => {
            if (data[0] === JOIN) socket.send(Buffer.from([JOIN]));
            const mine = data[0] === DATA && said >= 0 && plan.moves[said]!.seat === seat;
            if (mine && kindIn(data) === said + 1) ears.acked(said);
            return data[0] === JOIN;
          },
        },
        ears,
      );
      // Seats are given in the order in which they come.
      await line.open;
      lines.push(line);
    }
    const kind = Buffer.from([DATA, 0xa4, ...Buffer.from('move')]);
    return seatsOf(lines, (n) => {
      const { seat, answer } = plan.moves[n]!;
      said = n;
      lines[seat]!.socket.send(Buffer.concat([kind, packedText(JSON.stringify(answer))]));
    });
  };
}

interface Reserved {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}
