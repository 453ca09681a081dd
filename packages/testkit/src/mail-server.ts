import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What came in one mail. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Headers by their names in small letters, unfolded and as they were sent. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

const unfolded = (head: string): string[] => head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

function headersIn(head: string): ReadonlyMap<string, string> {
  return new Map(
    unfolded(head).map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

const bytesOf = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? bytesOf(body) : body;
}

/** Words of a header that has other letters than ASCII in it (RFC 2047). */
export const plainWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('utf8')
        : bytesOf(words.replaceAll('_', ' ')),
    );

/** A mail server of the test's own, on loopback: it keeps what comes, or refuses it. */
export class MailServer {
  readonly letters: Letter[] = [];
  refuses = false;
  readonly #server: Server = createServer((socket) => this.#talk(socket));
  url = '';

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    this.url = `smtp://127.0.0.1:${port}/?from=rowan@example.org&ignoreTLS=true`;
  }

  #talk(socket: Socket): void {
    let heard = '';
    let mail: { from: string; to: string } = { from: '', to: '' };
    let data = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const word = line.slice(0, 4).toUpperCase();
      if (word === 'MAIL') mail = { ...mail, from: line };
      if (word === 'RCPT') mail = { ...mail, to: /<(.*)>/.exec(line)?.[1] ?? '' };
      if (word === 'DATA') data = true;
      if (word === 'RCPT' && this.refuses) say('451 later');
      else if (word === 'DATA') say('354 go on');
      else say(word === 'QUIT' ? '221 bye' : '250 ok');
    };
    const take = (text: string): void => {
      data = false;
      const [head = '', ...body] = text.split('\r\n\r\n');
      const headers = headersIn(head);
      const encoding = headers.get('content-transfer-encoding') ?? '7bit';
      this.letters.push({ ...mail, headers, text: decoded(body.join('\r\n\r\n'), encoding) });
      say('250 kept');
    };
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      for (;;) {
        const end = heard.indexOf(data ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = heard.slice(0, end);
        heard = heard.slice(end + (data ? 5 : 2));
        if (data) take(line);
        else command(line);
      }
    });
    say('220 test');
  }

  end(): void {
    this.#server.close();
  }
}
