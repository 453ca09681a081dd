import { SingleBar } from 'cli-progress';

export interface Bar {
  update(done: number): void;
  stop(): void;
}

const NOTHING: Bar = { update: () => {}, stop: () => {} };

/** A progress bar, on a terminal only; results go to stdout, the bar to stderr. */
export function startProgress(format: string, total: number): Bar {
  if (!process.stderr.isTTY) return NOTHING;
  const bar = new SingleBar({ format, clearOnComplete: true });
  const every = Math.max(1, Math.floor(total / 200));
  bar.start(total, 0);
  return {
    update: (done) => {
      if (done % every !== 0) return;
      bar.update(done);
      bar.render(); // A loop that never yields would not let the bar's own timer fire.
    },
    stop: () => bar.stop(),
  };
}
