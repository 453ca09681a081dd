import type { NodeMessage } from '@rowan/protocol';
import type { WebSocket } from 'ws';

/** A whole text without a mask, as a node sends it. */
const TEXT = 0x81;
const [SMALL, MIDDLE] = [125, 65_535];
const [TWO, EIGHT] = [126, 127];

/** The frame of a socket around a text (RFC 6455, 5.2). */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SMALL ? 2 : length <= MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = length <= SMALL ? length : length <= MIDDLE ? TWO : EIGHT;
  if (head === 4) frame.writeUInt16BE(length, 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}

/** The same message goes to many, to one after the other: it is written once. */
let last: { readonly message: NodeMessage; readonly frame: Buffer } | null = null;

export function frameOf(message: NodeMessage): Buffer {
  if (last?.message !== message) last = { message, frame: framed(JSON.stringify(message)) };
  return last.frame;
}

/** The stream below a socket. */
interface Wired {
  readonly _socket?: { readonly write: (bytes: Buffer) => void } | null;
}

/** Whoever has something to say once all that happens now has happened. */
let speaking: WireOut[] = [];

function speak(): void {
  const all = speaking;
  speaking = [];
  last = null;
  for (const one of all) one.flush();
}

/** What goes out by one socket: all that is said in one go leaves in one go. */
export class WireOut {
  readonly #socket: WebSocket;
  #frames: Buffer[] = [];

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  say(frame: Buffer): void {
    if (this.#frames.push(frame) > 1) return;
    if (speaking.push(this) === 1) process.nextTick(speak);
  }

  /** Before anything else goes this way. */
  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    const { _socket: wire } = this.#socket as unknown as Wired;
    if (this.#socket.readyState === this.#socket.OPEN)
      wire?.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }
}
