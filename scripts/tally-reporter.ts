import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Ends the output of a run with `N passed, N failed` alone on a line. */
export class TallyReporter implements Reporter {
  #last = '0 passed, 0 failed';

  /** The other reporters print last words of their own, so the line waits for the exit. */
  onInit(): void {
    process.once('exit', () => console.log(this.#last));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#last = tally(modules, unhandled.length);
  }
}

/** A file that breaks outside its tests and an error nobody caught count as failures too. */
function tally(modules: readonly TestModule[], unhandled: number): string {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const count = (state: string): number => states.filter((other) => other === state).length;
  const broken = modules.filter((module) => module.errors().length > 0).length;
  return `${count('passed')} passed, ${count('failed') + broken + unhandled} failed`;
}
