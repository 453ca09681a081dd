import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { BOT_NAMES } from '@rowan/cards';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { UserError } from '../errors.ts';
import { PLAY } from '../strings-play.ts';
import { AGENTS } from '../strings-agents.ts';
import { openFar, openLocal, type Talk } from './open.ts';

const { mcp: WORDS } = AGENTS;
/** Milliseconds that an answer waits for what others do. */
const PATIENCE = 30_000;
const MOST_SECONDS = 600;

const told = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError } : {}),
});

/** One assistant and the game that it plays. */
class Table {
  #talk: Talk | null = null;
  /** What was refused last, as it was typed. */
  #refused: string | null = null;

  async open(opening: Promise<Talk>): Promise<CallToolResult> {
    try {
      const talk = await opening;
      await this.leave();
      this.#talk = talk;
      return this.#heard(await talk.dialogue.heard(PATIENCE));
    } catch (error) {
      if (error instanceof UserError) return told(error.message, true);
      throw error;
    }
  }

  async leave(): Promise<void> {
    await this.#talk?.close();
    this.#talk = null;
    this.#refused = null;
  }

  #heard(text: string): CallToolResult {
    return told(this.#withState(text), this.#talk!.dialogue.failure !== null);
  }

  #withState(text: string): string {
    const { dialogue } = this.#talk!;
    if (dialogue.failure !== null) return text || dialogue.failure;
    if (dialogue.isOver) return `${text}\n\n${WORDS.over}`;
    return dialogue.isAsking ? text : `${text}\n\n${WORDS.notAsked}`.trim();
  }

  /** Says a line where one is asked for. */
  async say(line: string): Promise<CallToolResult> {
    const said = this.#sayable();
    if (said) return said;
    return this.#heard(await this.#talk!.dialogue.say(line, PATIENCE));
  }

  #sayable(): CallToolResult | null {
    if (!this.#talk) return told(WORDS.noGame, true);
    const { isOver, isAsking, failure } = this.#talk.dialogue;
    if (isOver) return told(failure ?? WORDS.over, true);
    return isAsking ? null : told(WORDS.notAsked, true);
  }

  /** A number is taken at once; what is typed is explained first, and then taken if it may be. */
  async answer(text: string): Promise<CallToolResult> {
    const unable = this.#sayable();
    if (unable) return unable;
    const { dialogue } = this.#talk!;
    const first = await dialogue.say(text, PATIENCE);
    const offered = first.includes(PLAY.confirm);
    const words = offered ? `${first}\n${await dialogue.say('y', PATIENCE)}` : first;
    const refused = !offered && this.#isTyped(text) && dialogue.isAsking && !isNext(first);
    this.#refused = refused ? text : null;
    return told(this.#withState(words.replace(PLAY.confirm, '').trim()), refused);
  }

  #isTyped(text: string): boolean {
    return text.includes('=') || text.trim() === '-';
  }

  /** Where the table has no coach, that is a refusal. */
  async hint(): Promise<CallToolResult> {
    const result = await this.say(PLAIN.hint);
    const [first] = result.content;
    const refused = first?.type === 'text' && first.text.includes(AGENTS.noCoach);
    return refused ? { ...result, isError: true } : result;
  }

  why(): Promise<CallToolResult> {
    const refused = this.#refused;
    return refused === null ? Promise.resolve(told(WORDS.nothingRefused)) : this.say(refused);
  }

  async wait(seconds: number): Promise<CallToolResult> {
    if (!this.#talk) return told(WORDS.noGame, true);
    return this.#heard(await this.#talk.dialogue.heard(seconds * 1000));
  }
}

/** After an answer that was taken the next question stands there, with its choices. */
const isNext = (text: string): boolean => /^ +1 {2}/m.test(text);

/** A server of the Model Context Protocol: one game at a time, told and answered in words. */
export function mcpServer(): McpServer {
  const server = new McpServer(
    { name: 'rowan', version: manifest.version },
    { instructions: WORDS.instructions },
  );
  const table = new Table();
  addOpening(server, table);
  addPlaying(server, table);
  server.server.onclose = () => void table.leave();
  return server;
}

function addOpening(server: McpServer, table: Table): void {
  server.registerTool(
    'open_game',
    {
      description: WORDS.open,
      inputSchema: {
        opponents: z
          .array(z.enum(['guard', ...BOT_NAMES]))
          .max(3)
          .optional()
          .describe(WORDS.opponents),
        towers: z.boolean().optional().describe(WORDS.towers),
        seed: z.string().max(100).optional().describe(WORDS.seed),
      },
    },
    ({ opponents = ['squire'], towers = false, seed }) =>
      table.open(openLocal({ opponents, towers, seed })),
  );
  server.registerTool(
    'join_table',
    {
      description: WORDS.join,
      inputSchema: {
        link: z.string().describe(AGENTS.bot.table),
        token: z.string().optional().describe(AGENTS.bot.token),
        name: z.string().optional().describe(AGENTS.bot.name),
        seat: z.int().min(1).max(4).optional().describe(AGENTS.bot.seat),
      },
    },
    ({ link, token, name = 'Assistant', seat }) =>
      table.open(openFar({ link, token, name, seat: seat === undefined ? null : seat - 1 })),
  );
}

/** Tools without anything to fill in, and the line that each says. */
const PLAIN = { view: 'b', choices: '', hint: 'h', undo: 'u', help: '?' } as const;

function addPlaying(server: McpServer, table: Table): void {
  for (const name of Object.keys(PLAIN) as (keyof typeof PLAIN)[])
    server.registerTool(name, { description: WORDS[name] }, () =>
      name === 'hint' ? table.hint() : table.say(PLAIN[name]),
    );
  server.registerTool('why', { description: WORDS.why }, () => table.why());
  const typed = (name: 'explain' | 'answer' | 'rule' | 'card', field: string) => ({
    description: WORDS[name],
    inputSchema: { [field]: z.string().max(500) } as Record<string, z.ZodString>,
  });
  server.registerTool('explain', typed('explain', 'plan'), ({ plan }) => table.say(plan!));
  server.registerTool('answer', typed('answer', 'answer'), ({ answer }) => table.answer(answer!));
  server.registerTool('rule', typed('rule', 'id'), ({ id }) => table.say(`? ${id}`));
  server.registerTool('card', typed('card', 'name'), ({ name }) => table.say(`i ${name}`));
  server.registerTool(
    'wait',
    { description: WORDS.wait, inputSchema: { seconds: z.number().min(0).max(MOST_SECONDS) } },
    ({ seconds }) => table.wait(seconds),
  );
}
