import { createTransport, type Transporter } from 'nodemailer';
import type { NodeStore } from '../store/store.ts';
import { hashOf, newToken } from '../tokens.ts';
import type { Channel } from './channel.ts';
import { letterFor, type LetterFacts } from './letters.ts';

/** How mail goes out. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with who sends it behind `?from=`. */
  readonly url: string;
  /** Where the page is, as people reach it: links lead there. */
  readonly base: string;
}

/** Milliseconds that a mail server has for each step. */
const PATIENCE = 15_000;
const DAY = 86_400_000;
/** Milliseconds for which links in mails are good. */
const GOOD = { confirm: 2 * DAY, recover: DAY / 24, stop: 400 * DAY } as const;
export type LinkKind = keyof typeof GOOD;

/** Whom a mail goes to. */
interface Addressee {
  readonly person: string;
  readonly address: string;
  readonly name: string;
  readonly language: string;
  readonly zone: string;
}

/** Somebody whose address is given in a way that cannot be read has no mail. */
export class MailTrouble extends Error {
  override readonly name = 'MailTrouble';
}

/** Who sends, out of the address of a mail server; what is wrong with it is said at the start. */
export function senderIn(url: string): string {
  const given = URL.canParse(url) ? new URL(url) : null;
  if (!given || !/^smtps?:$/.test(given.protocol))
    throw new MailTrouble(
      'mail needs an address such as smtp://user:secret@host:587/?from=rowan@host',
    );
  const from = given.searchParams.get('from');
  if (from === null || !isMailAddress(from))
    throw new MailTrouble('the address of the mail server has to say who sends: ?from=rowan@host');
  return from;
}

/** One plain address and nothing else in it: no names, lists or lines. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 200 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text);

/** The way to people's letter boxes. */
export class Mail implements Channel {
  readonly name = 'mail';
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #base: string;
  readonly #store: NodeStore;
  readonly #clock: () => number;

  constructor(
    { url, base }: MailOptions,
    { store, clock }: { readonly store: NodeStore; readonly clock: () => number },
  ) {
    const wanted = new URL(url);
    this.#from = senderIn(url);
    wanted.searchParams.delete('from');
    this.#transport = createTransport({
      url: wanted.href,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#base = base;
    this.#store = store;
    this.#clock = clock;
  }

  /** A secret that is good for one thing, for a while; only its hash is kept. */
  async #secret(kind: LinkKind, { person, address }: Addressee): Promise<string> {
    const token = newToken(16);
    const until = this.#clock() + GOOD[kind];
    await this.#store.addLink({
      hash: hashOf(`${kind}:${token}`),
      account: person,
      kind,
      address,
      until,
    });
    return token;
  }

  /** The secret stands behind the `#`, where no request line has it. */
  #page(kind: LinkKind, token: string): string {
    return new URL(`#/friends/mail/${kind}/${token}`, this.#base).href;
  }

  /** Asks whoever reads there whether it is theirs, or lets them choose another passphrase. */
  async ask(kind: 'confirm' | 'recover', to: Addressee): Promise<void> {
    const link = this.#page(kind, await this.#secret(kind, to));
    await this.#post(to, { kind, link }, {});
  }

  /** Tells somebody that it is their turn, if they want that by mail. */
  async tell({ id, person, table, due, wish }: Parameters<Channel['tell']>[0]) {
    const box = await this.#store.mailOf(person);
    if (!box?.confirmed || !box.turns) return 'done' as const;
    const to = { person, ...box, ...wish };
    const token = await this.#secret('stop', to);
    const stop = this.#page('stop', token);
    const link = new URL(`#/t/${table}`, this.#base).href;
    // One press in a mail program, without signing in (RFC 8058). All that this secret can do is end these mails.
    const oneClick = new URL(`api/mail/stop/${token}`, this.#base).href;
    await this.#post(
      to,
      { kind: 'turn', link, due, stop },
      {
        messageId: `<turn-${id}-${token.slice(0, 8)}@${new URL(this.#base).hostname}>`,
        headers: {
          'List-Unsubscribe': `<${oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      },
    );
    return 'done' as const;
  }

  async #post(to: Addressee, facts: LetterFacts, more: object): Promise<void> {
    const { subject, text } = letterFor(facts, to);
    await this.#transport.sendMail({ from: this.#from, to: to.address, subject, text, ...more });
  }

  close(): void {
    this.#transport.close();
  }
}
