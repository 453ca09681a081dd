import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LETTERS, LETTER_LANGUAGES, letterFor } from '../src/notify/letters.ts';
import { isMailAddress, senderIn } from '../src/notify/mail.ts';
import { startServer } from '../src/start.ts';
import { Guest, playOn, type Sitting } from './guest.ts';
import { MailServer, plainWords, type Letter } from '@rowan/testkit/mail-server';
import { startNode, type TestNode } from './running.ts';

let now = Date.UTC(2026, 10, 18, 12);
let node: TestNode;
const post = new MailServer();
const ORIGIN = 'http://rowan.example';
beforeAll(async () => {
  await post.start();
  node = await startNode({
    clock: () => now,
    mail: post.url,
    origins: [ORIGIN],
    limits: { noticeEvery: 15, dueEvery: 60_000, passesAMinute: 1000, mailsADay: 3 },
  });
});
afterAll(async () => {
  await node.end();
  post.end();
});

const arrived = async (n: number): Promise<Letter> => {
  while (post.letters.length < n) await new Promise((resolve) => setTimeout(resolve, 20));
  return post.letters[n - 1]!;
};

class Member extends Guest {
  override get origin(): string {
    return ORIGIN;
  }

  /** Somebody with an account, and the address they gave. */
  static async of(name: string): Promise<Member> {
    const guest = await Member.come(name);
    await guest.post('api/account', { name, passphrase: 'a long passphrase' });
    return guest;
  }

  static async come(name: string): Promise<Member> {
    const guest = new Member(node.url);
    const response = await guest.post('api/session', { name });
    guest.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]!;
    return guest;
  }

  async ways(): Promise<{ box: { confirmed: boolean; turns: boolean } | null }> {
    return (await (await this.get('api/account/ways')).json()) as never;
  }

  /** Gives an address and opens the link that comes there. */
  async confirmed(address: string): Promise<void> {
    const { length } = post.letters;
    await this.post('api/account/mail', { address });
    const token = tokenIn((await arrived(length + 1)).text, 'confirm');
    await new Member(this.url).post('api/mail/confirm', { token });
  }
}

const tokenIn = (text: string, kind: string): string =>
  new RegExp(`${ORIGIN}/#/friends/mail/${kind}/([\\w-]{22})`).exec(text)![1]!;

describe('an address', () => {
  test('P46 is confirmed by the link that comes there, once, and by nobody who guesses', async () => {
    const ash = await Member.of('Ashling');
    const { length } = post.letters;
    expect((await ash.post('api/account/mail', { address: 'ash@example.org' })).status).toBe(200);
    const { to, text, headers } = await arrived(length + 1);
    expect(to).toBe('ash@example.org');
    expect(plainWords(headers.get('subject')!)).toBe('Rowan: is this your address?');
    expect(await ash.ways()).toMatchObject({ box: { confirmed: false } });
    const stranger = new Member(node.url);
    const wrong = await stranger.post('api/mail/confirm', { token: 'x'.repeat(22) });
    expect(wrong.status).toBe(404);
    const token = tokenIn(text, 'confirm');
    expect((await stranger.post('api/mail/confirm', { token })).status).toBe(200);
    expect(await ash.ways()).toMatchObject({ box: { confirmed: true, turns: true } });
    expect((await stranger.post('api/mail/confirm', { token })).status).toBe(404);
  });

  test('P46 is taken only from accounts, if it is one, and not too often; a server that refuses it is told', async () => {
    const guest = await Member.come('Guesty');
    const noAccount = await guest.post('api/account/mail', { address: 'a@example.org' });
    expect(noAccount.status).toBe(403);
    const birch = await Member.of('Birchling');
    for (const address of ['no', 'a@b', 'a@example.org\r\nBcc: b@example.org', 'A <a@example.org>'])
      expect((await birch.post('api/account/mail', { address })).status).toBe(400);
    post.refuses = true;
    expect((await birch.post('api/account/mail', { address: 'b@example.org' })).status).toBe(502);
    post.refuses = false;
    for (const status of [200, 200, 429])
      expect((await birch.post('api/account/mail', { address: 'b@example.org' })).status).toBe(
        status,
      );
    node.faults.length = 0;
  });

  test('P46 gives another passphrase to whoever reads there, and tells nobody whether there is one', async () => {
    const cedar = await Member.of('Cedarling');
    await cedar.confirmed('cedar@example.org');
    const { length } = post.letters;
    const stranger = new Member(node.url);
    const asked = await stranger.post('api/mail/recover', { name: 'cedarling' });
    const nobody = await stranger.post('api/mail/recover', { name: 'nobody at all' });
    expect(await asked.text()).toBe(await nobody.text());
    const token = tokenIn((await arrived(length + 1)).text, 'recover');
    const short = await stranger.post('api/mail/passphrase', { token, passphrase: 'short' });
    expect(short.status).toBe(400);
    const passphrase = 'quite another one';
    expect((await stranger.post('api/mail/passphrase', { token, passphrase })).status).toBe(200);
    expect((await stranger.post('api/mail/passphrase', { token, passphrase })).status).toBe(404);
    // All who were signed in are not any more.
    expect((await cedar.get('api/account/ways')).status).toBe(401);
    const signed = await stranger.post('api/account/sign-in', { name: 'Cedarling', passphrase });
    expect(signed.status).toBe(200);
    expect(post.letters.length).toBe(length + 1);
  });

  test('P46 has links that are good for a while only', async () => {
    const elm = await Member.of('Elmling');
    const { length } = post.letters;
    await elm.post('api/account/mail', { address: 'elm@example.org' });
    const token = tokenIn((await arrived(length + 1)).text, 'confirm');
    now += 3 * 86_400_000;
    expect((await elm.post('api/mail/confirm', { token })).status).toBe(404);
  });
});

/** A game of two in which somebody with an address is away when their turn comes. */
async function away(name: string, wish: object): Promise<{ gone: Sitting; member: Member }> {
  const member = await Member.of(name);
  await member.confirmed(`${name.toLowerCase()}@example.org`);
  await member.post('api/notices', { quiet: null, ...wish });
  const other = await Member.come(`${name}other`);
  const { table, invite } = await member.open('pp', {
    pace: 'async',
    clock: { kind: 'days', days: 2 },
  });
  await other.enter(table, invite);
  const sittings = [await member.sit(table).connect(), await other.sit(table).connect()];
  for (const [seat, sitting] of sittings.entries()) {
    await sitting.until(() => sitting.gathering !== null);
    await sitting.ask({ kind: 'sit', seat });
    await sitting.ready();
  }
  await sittings[0]!.ask({ kind: 'start' });
  await Promise.all(sittings.map((sitting) => sitting.until(() => sitting.view !== null)));
  const [mine, theirs] = sittings as [Sitting, Sitting];
  // Whoever is away is away before it is their turn.
  while (mine.mayMove) await playOn(mine, 1);
  await theirs.until(() => theirs.mayMove);
  mine.cut();
  await mine.until(() => mine.closed !== null);
  while (theirs.mayMove) await playOn(theirs, 1);
  theirs.cut();
  return { gone: mine, member };
}

describe('mail to whoever is away', () => {
  test('P47 says whose turn it is in their language and at their time, and how to end such mails', async () => {
    const { length } = post.letters;
    const { gone, member } = await away('Alder', { language: 'de', zone: 'Asia/Tokyo' });
    now += 61_000;
    const { headers, text, to } = await arrived(length + 2);
    expect(to).toBe('alder@example.org');
    expect(plainWords(headers.get('subject')!)).toBe('Rowan: Du bist am Zug');
    expect(text).toContain('Hallo Alder,');
    expect(text).toContain(`${ORIGIN}/#/t/${gone.table}`);
    const due = new Intl.DateTimeFormat('de', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'Asia/Tokyo',
    }).format(now - 61_000 + 2 * 86_400_000 + 500);
    expect(text).toContain(`Du hast Zeit bis ${due}.`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    // One press in a mail program: a form, without cookie or origin.
    const link = new URL(/<(.*)>/.exec(headers.get('list-unsubscribe')!)![1]!);
    const press = (path: string): Promise<Response> =>
      fetch(new URL(path, node.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await press(link.pathname.replace(/.{4}$/, 'aaaa'))).status).toBe(404);
    expect(await member.ways()).toMatchObject({ box: { turns: true } });
    expect((await press(link.pathname)).status).toBe(200);
    expect((await press(link.pathname)).status).toBe(200);
    expect(await member.ways()).toMatchObject({ box: { confirmed: true, turns: false } });
    // Nothing else can be said that way.
    expect((await press('/api/mail/stop')).status).toBe(403);
    // The link for people has its secret behind the #, and does the same.
    const token = tokenIn(text, 'stop');
    expect((await new Member(node.url).post('api/mail/stop', { token })).status).toBe(200);
  });

  test('P47 is tried again where it does not get through, and goes out once', async () => {
    const { length } = post.letters;
    await away('Beech', { language: 'en', zone: 'UTC' });
    expect(post.letters.length).toBe(length + 1);
    post.refuses = true;
    now += 61_000;
    while (node.faults.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    post.refuses = false;
    now += 30_000;
    expect((await arrived(length + 2)).text).toContain('your game waits for you');
    now += 600_000;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(post.letters.length).toBe(length + 2);
    node.faults.length = 0;
  });
});

describe('the words of mails', () => {
  test('are there in every language, with the same things to be filled in', () => {
    const fields = (text: string): string => (text.match(/\{\w+\}/g) ?? []).join();
    for (const language of LETTER_LANGUAGES) {
      expect(Object.keys(LETTERS[language])).toEqual(Object.keys(LETTERS.en));
      for (const [key, text] of Object.entries(LETTERS[language])) {
        expect(text).not.toBe('');
        expect(fields(text)).toBe(fields(LETTERS.en[key as keyof typeof LETTERS.en]));
      }
    }
    const reader = { name: 'Ash', language: 'fr', zone: 'Europe/Paris' };
    const facts = { kind: 'turn', link: 'L', due: null, stop: 'S' } as const;
    const { text } = letterFor(facts, reader);
    expect(text).toContain('Bonjour Ash');
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain('jusqu');
  });

  test('need somebody who sends, and a place that links lead to', async () => {
    expect(senderIn('smtp://host/?from=rowan@example.org')).toBe('rowan@example.org');
    for (const url of [
      'host',
      'http://host/?from=a@example.org',
      'smtp://host',
      'smtp://host/?from=x',
    ])
      expect(() => senderIn(url)).toThrow(/mail/);
    expect(isMailAddress('a.b+c@mail.example.org')).toBe(true);
    const started = startServer({ port: 0, data: '/nonexistent/rowan', mail: post.url });
    await expect(started).rejects.toThrow(/--origin/);
  });
});
