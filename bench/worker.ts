import { isName } from './names.ts';
import { recordGames } from './recording.ts';
import type { Ready, Request } from './remote.ts';
import { runSlice, warmUp } from './slice.ts';
import { variants } from './variants.ts';

/** The process of one variant: it gets warm, says so, and then runs slices on request. */
function serve([name = '', players, games, warm]: readonly string[]): void {
  if (!isName(name)) throw new Error(`No variant is called ${name}`);
  const variant = variants[name](recordGames(Number(players), Number(games)));
  const ready: Ready = { hashes: warmUp(variant, Number(warm)) };
  process.on('message', ({ round, milliseconds }: Request) => {
    process.send!(runSlice(variant, round, milliseconds));
  });
  process.send!(ready);
}

serve(process.argv.slice(2));
