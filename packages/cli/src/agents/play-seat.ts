import { setTimeout as delay } from 'node:timers/promises';
import { IN_COMPANY } from '@rowan/bots';
import type { BotName } from '@rowan/cards';
import { plansBy } from '@rowan/engines/plans';
import { shelf } from '@rowan/engines';
import type { TableMessage } from '@rowan/protocol';
import type { GameView } from '@rowan/rules';
import { UserError } from '../errors.ts';
import { AGENTS } from '../strings-agents.ts';
import { threadFor } from '../workers/thread.ts';
import { enter, type Wish } from './door.ts';
import { FarTable } from './far-table.ts';

export interface BotWish extends Wish {
  readonly bot: BotName;
  readonly seat: number | null;
  /** Begins the game once everybody is ready, where it is the owner of the table. */
  readonly starts: boolean;
  /** Milliseconds that an answer takes at least: people can follow it, and no server finds it too fast. */
  readonly pace: number;
}

/** Plays a seat at an online table to the end of the game; gives the last view. */
export async function playSeat(wish: BotWish): Promise<GameView> {
  const { think, close } = threadFor(shelf);
  const door = await enter({
    ...wish,
    budget: 'milliseconds' in IN_COMPANY ? IN_COMPANY.milliseconds : null,
  });
  let table: FarTable | null = null;
  try {
    return await new Promise<GameView>((resolve, reject) => {
      const answer = async (view: GameView): Promise<void> => {
        const { bot } = wish;
        const { decision, decisions: seed } = view;
        const { rules } = table!.edition.engine;
        const thought = think({ bot, view, seed, budget: IN_COMPANY }, rules);
        const [found] = await Promise.all([thought, delay(wish.pace)]);
        table!.ask({ kind: 'move', decision: decision!.id, answer: found });
      };
      const tell = (message: TableMessage): void => {
        if (message.kind !== 'update') return;
        const { view } = message;
        if (view.phase === 'over') resolve(view);
        else if (view.decision) answer(view).catch(reject);
      };
      table = new FarTable({
        door,
        seat: wish.seat,
        starts: wish.starts,
        tell,
        coach: () => Promise.resolve(null),
        dismiss: () => undefined,
        plans: plansBy,
        broke: reject,
        away: (reason) => reject(new UserError(AGENTS.away(reason))),
      });
    });
  } finally {
    (table as FarTable | null)?.close();
    await close();
  }
}
