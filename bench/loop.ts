import { isName } from './names.ts';
import { recordGames } from './recording.ts';
import { warmUp } from './slice.ts';
import { variants } from './variants.ts';

/** One variant for so many seconds, to be watched by a profiler. */
const [name = '', seconds] = process.argv.slice(2);
if (!isName(name)) throw new Error(`No variant is called ${name}`);
warmUp(variants[name](recordGames(4, 24)), Number(seconds));
