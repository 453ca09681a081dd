import type { Standing } from './store/store.ts';

/** Nobody but whoever writes the rows changes it meanwhile: no time is set that somebody may claim. */
const isPlain = ({ due, claim, notice, result }: Standing): boolean =>
  due === null && !claim && !notice && !result;

const isSame = (one: Standing, other: Standing): boolean =>
  isPlain(one) &&
  isPlain(other) &&
  one.stage === other.stage &&
  one.free === other.free &&
  one.waits === other.waits;

/** What lists show of one game, as this node wrote it last: most rows change nothing of it, and need not say it. */
export class Listed {
  #tried: Standing | null = null;
  #kept: Standing | null = null;
  #seq = -1;

  /** What has to be written with a row; nothing where it stands there since the row before. */
  news(seq: number, standing: Standing): Standing | undefined {
    this.#tried = standing;
    const stands = this.#kept !== null && this.#seq === seq - 1 && isSame(this.#kept, standing);
    return stands ? undefined : standing;
  }

  /** The row that was tried last lies in the store. */
  wrote(seq: number): void {
    this.#kept = this.#tried;
    this.#seq = seq;
  }
}
