import type { Listener, Voice } from './listener.ts';

/** Plays whole games by ear: hears the numbered list, and types a number of it. */

const LIST = 'What can I do now?';
/** Lines of the list that change nothing in the game, or take back. */
const COMMAND = /^\d+ (?:Undo|Redo|Restart turn|Skip ahead)$/;
const END = /win with|wins with|share the victory/;

/** What can be done now, line by line; the last words of a game that is over; or nothing yet. */
type Heard =
  | { readonly kind: 'list'; readonly lines: readonly string[] }
  | { readonly kind: 'over'; readonly words: string }
  | { readonly kind: 'nothing' };

function understood(voices: readonly Voice[]): Heard {
  const end = voices.find(({ name, role }) => role === 'heading' && END.test(name));
  if (end) return { kind: 'over', words: end.name };
  const region = voices.find(({ role, name }) => role === 'region' && name === LIST);
  if (!region || region.busy) return { kind: 'nothing' };
  const lines = voices.filter(({ role }) => role === 'menuitem').map(({ name }) => name);
  return lines.some((line) => !COMMAND.test(line)) ? { kind: 'list', lines } : { kind: 'nothing' };
}

const PAUSE = 40;
/** Longer than any bot or any panel takes on a busy machine. */
const PATIENCE = 120_000;
/** The same list once more: the key came before there was time to hear what it chooses. */
const DEAF = 900;

/** Listens until there is something to choose, other than what was heard before. */
async function next(listener: Listener, before: string): Promise<Heard | 'same'> {
  const began = Date.now();
  for (;;) {
    const heard = understood(await listener.voices());
    const waited = Date.now() - began;
    if (heard.kind === 'over') return heard;
    if (heard.kind === 'list' && heard.lines.join() !== before) return heard;
    if (heard.kind === 'list' && waited > DEAF) return 'same';
    if (waited > PATIENCE) throw new Error(`nothing to hear after: ${before}`);
    await listener.wait(PAUSE);
  }
}

/** Types a number of the list; Enter where a longer number would be possible. */
async function type(listener: Listener, number: number, of: number): Promise<void> {
  for (const figure of String(number)) await listener.press(figure);
  if (number * 10 <= of) await listener.press('Enter');
}

const first = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

/** Meeples that a line says it brings. */
const gains = (line: string): number =>
  (/Brings ([^.]*)\./.exec(line)?.[1]?.match(/\d+(?= (?!Corruption))/g) ?? [])
    .map(Number)
    .reduce((sum, n) => sum + n, 0);

/** How good a line sounds: VP that are told, and a little for whoever joins. */
function worth(line: string): number {
  if (COMMAND.test(line)) return -100;
  const serves = /^\d+ [^:]+: .*?, (\d+) VP\./.exec(line);
  if (serves && !line.includes('Carry out'))
    return 10 + 3 * Number(serves[1]) + 2 * gains(line) + (line.includes('Completes') ? 6 : 0);
  if (line.includes('Carry out the plan')) return 5;
  if (line.includes('To the Main Phase')) return 4;
  if (line.includes('Assign nobody') || line.includes('Really assign')) return 3;
  if (/Construct with 1 Peasant/.test(line)) return line.includes('and:') ? 7 : 8;
  if (/Level up/.test(line)) return line.includes('costs 0 VP') ? 7 : 2;
  if (/ rises\./.test(line)) return 9;
  if (/When you build here/.test(line)) return 8 + first(line, /(\d+) VP/) + gains(line);
  if (/^\d+ Build /.test(line)) return 8;
  if (/Pay and complete/.test(line)) return 8;
  if (/or lose \d/.test(line)) return first(line, /lose (\d+)/) - first(line, /(\d+) VP/) / 4;
  if (/Leave them|Put \d back/.test(line)) return 1;
  return 0;
}

const bestOf = (lines: readonly string[]): number => {
  const worths = lines.map(worth);
  return worths.indexOf(Math.max(...worths)) + 1;
};

export interface PlayedByEar {
  readonly won: boolean;
  readonly words: string;
  readonly choices: number;
  readonly keys: number;
  /** What live regions said. */
  readonly messages: readonly string[];
}

/** A whole game, or so many choices of it. */
export async function playByEar(
  listener: Listener,
  choose: (lines: readonly string[]) => number = bestOf,
  most = Infinity,
): Promise<PlayedByEar> {
  const messages: string[] = [];
  let [choices, before] = [0, ''];
  for (;;) {
    const heard = await next(listener, before);
    messages.push(...(await listener.messages()));
    const told = { choices, keys: listener.keys, messages };
    if (heard !== 'same' && heard.kind === 'over')
      return { won: heard.words.startsWith('You win'), words: heard.words, ...told };
    if (choices >= most) return { won: false, words: '', ...told };
    if (heard === 'same') {
      before = '';
      continue;
    }
    if (heard.kind !== 'list') continue;
    before = heard.lines.join();
    choices += 1;
    await type(listener, choose(heard.lines), heard.lines.length);
  }
}
