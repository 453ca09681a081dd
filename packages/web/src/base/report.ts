/** What went wrong on this page, the latest last. */
export interface Trouble {
  readonly at: number;
  readonly error: string;
}

const MOST = 50;
const LONGEST = 4000;
const troubles: Trouble[] = [];

/** Keeps an error of our own for a report. */
export function noteTrouble(error: unknown): void {
  const text = (error instanceof Error && error.stack) || String(error);
  troubles.push({ at: Date.now(), error: text.slice(0, LONGEST) });
  if (troubles.length > MOST) troubles.shift();
}

export const troublesSoFar = (): readonly Trouble[] => [...troubles];

/** Workers tell what nobody caught in them, and what they hand to `reportError`. */
export const noteFrom = (worker: Worker): Worker => {
  worker.addEventListener('error', ({ message }) => noteTrouble(message));
  return worker;
};

/** From now on nothing that goes wrong on this page is lost. */
export function noteAll(): void {
  addEventListener('error', ({ error, message }) => noteTrouble(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => noteTrouble(reason));
}

/** The file by which a build of the app is known: its name changes with its content. */
export const OWN_BUILD =
  typeof document === 'undefined'
    ? ''
    : document.querySelector<HTMLScriptElement>('script[src]')!.src.split('/').at(-1)!;
