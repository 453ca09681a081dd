import { BOT_NAMES, type BotName } from '@rowan/cards';
import { Option, type Command } from 'commander';
import { intFrom } from '../game-options.ts';
import { AGENTS } from '../strings-agents.ts';

interface Options {
  readonly table: string;
  readonly token?: string;
  readonly name: string;
  readonly bot: BotName;
  readonly seat?: number;
  readonly start?: boolean;
}

const { bot: WORDS } = AGENTS;
/** Milliseconds. */
const PACE = 500;

export function addBot(program: Command): void {
  program
    .command('bot')
    .description(WORDS.description)
    .requiredOption('--table <link>', WORDS.table)
    .addOption(new Option('--token <token>', WORDS.token).env('ROWAN_TOKEN'))
    .option('--name <name>', WORDS.name, 'Bot')
    .addOption(new Option('--bot <bot>', WORDS.bot).choices(BOT_NAMES).default('marshal'))
    .option('--seat <n>', WORDS.seat, intFrom(1, 4))
    .option('--start', WORDS.start)
    .action(async ({ table: link, token, name, bot, seat, start = false }: Options) => {
      const { playSeat } = await import('../agents/play-seat.ts');
      const at = seat === undefined ? null : seat - 1;
      const wish = { link, token, name, bot, seat: at, starts: start, pace: PACE };
      const { seats } = await playSeat(wish);
      console.log(AGENTS.over(seats.map(({ vp }) => `${vp} VP`).join(', ')));
    });
}
