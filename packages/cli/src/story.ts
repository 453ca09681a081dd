import type { Catalogue } from '@rowan/cards';
import type { Source, ToldEvent } from '@rowan/rules';
import type { Ink } from './ink.ts';
import { cardName } from './names.ts';
import { STORY } from './strings.ts';
import { told, type Memory, type Told } from './tellers.ts';

/** Turns the events of a game, step by step, into lines to read. */
export interface Story {
  /** The lines that these events finish; the last one may wait for what follows. */
  tell(events: readonly ToldEvent[]): readonly string[];
  /** What still waits. */
  end(): readonly string[];
}

export interface StoryOptions {
  readonly catalogue: Catalogue;
  readonly players: number;
  readonly ink: Ink;
  /** Lines to put before the first turn of a round. */
  readonly onRound?: (round: number) => readonly string[];
}

/** A line in the making. */
interface Open {
  text: string;
  readonly source: Source | undefined;
  notes: number;
}

const INDENT = '  ';

export function createStory({ catalogue, players, ink, onRound }: StoryOptions): Story {
  const memory: Memory = {
    catalogue,
    solo: players === 1,
    ink,
    built: new Map(),
    plan: [],
    recruit: -1,
    scoring: false,
    last: null,
  };
  let open: Open | null = null;
  let round = 0;
  let done: string[] = [];

  const close = (): void => {
    if (open) done.push(INDENT + open.text);
    open = null;
  };
  const heading = (words: Extract<Told, { as: 'heading' }>): void => {
    close();
    if (words.round !== round && onRound) done.push('', ...onRound(words.round));
    ({ round } = words);
    done.push('', ink.underline(words.text));
  };
  const write = (words: NonNullable<Told>): void => {
    if (words.as === 'heading') return heading(words);
    if (words.as === 'more' && open) {
      open.text += words.text;
    } else if (words.as === 'note' && open) {
      open.text += (open.notes++ === 0 ? ': ' : ', ') + words.text + reason(catalogue, words, open);
    } else {
      close();
      open = { text: words.text, source: sourceOf(words), notes: 0 };
    }
  };
  const finish = (): readonly string[] => {
    const lines = done;
    done = [];
    return lines;
  };
  return {
    tell: (events) => {
      for (const event of events) {
        const words = told(event, memory);
        if (words) write(words);
      }
      return finish();
    },
    end: () => {
      close();
      return finish();
    },
  };
}

const sourceOf = (words: NonNullable<Told>): Source | undefined =>
  'source' in words ? words.source : undefined;

/** A note that another card caused names it. */
function reason(catalogue: Catalogue, words: NonNullable<Told>, open: Open): string {
  const source = sourceOf(words);
  if (!source || !('card' in source) || same(source, open.source)) return '';
  return STORY.because(cardName(catalogue, source));
}

const same = (a: Source, b: Source | undefined): boolean =>
  b !== undefined && 'card' in a && 'card' in b && a.card === b.card && a.index === b.index;
