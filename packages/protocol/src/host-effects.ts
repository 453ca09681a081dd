import type { Answer } from '@rowan/rules';
import type { BotQuestion, Game, Row, Said, TableFacts } from '@rowan/table';
import type { ChairMessage, Handing } from './chair-messages.ts';
import type { HostMessage } from './wire.ts';

/** What a host hears, and what it wants done. */

export type Input =
  | {
      readonly kind: 'attached';
      readonly from: string;
      readonly client: string;
      readonly seats: readonly number[];
      /** It knows the table as it stands. */
      readonly quiet?: boolean;
    }
  | { readonly kind: 'gone'; readonly from: string }
  | {
      readonly kind: 'said';
      readonly from: string;
      readonly message: ChairMessage | Handing;
      readonly at: number;
    }
  | { readonly kind: 'appended' }
  | { readonly kind: 'outrun' }
  | { readonly kind: 'unwritten' }
  | { readonly kind: 'removed' }
  /** Rows of others; `aside`: they are not those that it asked for, which are still to come. */
  | { readonly kind: 'heard'; readonly rows: readonly Row[]; readonly aside?: true }
  | { readonly kind: 'thought'; readonly seq: number; readonly answer: Answer; readonly at: number }
  | { readonly kind: 'pondered'; readonly seat: number; readonly share: number }
  /** The table itself has something to write down that is no move. */
  | { readonly kind: 'beside'; readonly said: Said; readonly at: number }
  | { readonly kind: 'time'; readonly at: number };

export type Effect =
  | { readonly kind: 'append'; readonly row: Row; readonly facts: TableFacts }
  | { readonly kind: 'reload'; readonly from: number }
  /** A row happened, whoever wrote it; it has not been told yet. */
  | { readonly kind: 'folded'; readonly row: Row; readonly game: Game }
  | { readonly kind: 'send'; readonly to: string; readonly message: HostMessage }
  | { readonly kind: 'publish'; readonly message: HostMessage }
  | {
      readonly kind: 'chronicle';
      readonly to: string;
      readonly seats: readonly number[];
      readonly seq: number;
    }
  | { readonly kind: 'think'; readonly seq: number; readonly question: BotQuestion }
  | { readonly kind: 'rest' };
