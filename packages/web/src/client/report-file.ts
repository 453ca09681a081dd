import { OWN_BUILD, noteTrouble, troublesSoFar, type Trouble } from '../base/report.ts';
import { saveFile } from '../base/save-file.ts';
import { words } from '../text/words.ts';

/** What somebody who helps has to know: which page it was, what went wrong, and the game in which it did. */
interface Report {
  readonly rowan: 'report';
  readonly format: 1;
  readonly build: string;
  readonly at: string;
  readonly browser: string;
  readonly language: string;
  readonly route: string;
  readonly errors: readonly Trouble[];
  /** As it is kept; null outside a game. */
  readonly game: unknown;
}

type Surroundings = Pick<Report, 'build' | 'at' | 'browser' | 'language' | 'route'>;

const surroundings = (): Surroundings => ({
  build: OWN_BUILD,
  at: new Date().toISOString(),
  browser: navigator.userAgent,
  language: words().language,
  // A shared link is a whole game; its beginning says enough.
  route: location.hash.slice(0, 40),
});

export const reportOf = (around: Surroundings, game: unknown): Report => ({
  rowan: 'report',
  format: 1,
  ...around,
  errors: troublesSoFar(),
  game,
});

/** A game that cannot be had is no reason to be without a report. */
export async function saveReport(game: Promise<unknown>): Promise<void> {
  const kept: unknown = await game.catch((error: unknown) => noteTrouble(error));
  const report = reportOf(surroundings(), kept ?? null);
  const name = `rowan-report-${report.at.slice(0, 19).replaceAll(':', '-')}.json`;
  saveFile(name, [JSON.stringify(report, null, 1)], 'application/json');
}
