import type { Progress } from '@rowan/bots';
import type { GameView } from '@rowan/rules';
import type { Edition, Pin, PlanAdvice } from '@rowan/table';
import type { ChairMessage } from './chair-messages.ts';
import type { PageMessage, TableMessage, Thought } from './page.ts';

/** What a chair hears, and what it wants done. */

export type ChairInput =
  | { readonly kind: 'heard'; readonly message: unknown }
  | { readonly kind: 'asked'; readonly message: PageMessage }
  | { readonly kind: 'edition'; readonly edition: Edition }
  | { readonly kind: 'plans'; readonly plans: PlanAdvice }
  /** The way to the host was lost and is there again. */
  | { readonly kind: 'back' }
  | { readonly kind: 'pondered'; readonly request: number; readonly thought: Thought }
  | { readonly kind: 'thought'; readonly request: number; readonly progress: Progress | null };

export type ChairEffect =
  | { readonly kind: 'tell'; readonly message: TableMessage }
  | { readonly kind: 'say'; readonly message: ChairMessage }
  /** The rules and cards of the game are wanted. */
  | { readonly kind: 'fetch'; readonly pin: Pin }
  /** Somebody is wanted who advises on plans. */
  | { readonly kind: 'planner' }
  | { readonly kind: 'think'; readonly request: number; readonly view: GameView }
  /** What the coach was asked about is no longer there. */
  | { readonly kind: 'dismiss' };
