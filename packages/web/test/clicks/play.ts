import type { Place } from '@rowan/cards';
import type { GameState, Move, PlanAnswer } from '@rowan/rules';
import type { PlayedGame } from '@rowan/table';
import type { Page } from 'playwright-core';
import { DESK, PHONE, openPage, type App } from '../app.ts';
import { dealtFor } from '../persons.ts';
import { YOU, bot, putGame, readGames } from '../saved.ts';
import { Truth } from '../truth.ts';
import { answerByKeys } from './by-keys.ts';
import { answerByTouch } from './by-touch.ts';
import type { Hand } from './hand.ts';
import { marshalAt } from './marshal.ts';

/** Whole games as Marshal would play them, by the shortest way the page offers. */

export const WAYS = ['click', 'tap', 'key'] as const;
export type Way = (typeof WAYS)[number];

export interface Turn {
  readonly touches: number;
  /** Places of the plan. */
  readonly places: number;
}

export interface PlayedByHand {
  readonly turns: readonly Turn[];
  /** Plans that came out otherwise than Marshal wanted. */
  readonly others: number;
}

const ID = 'clicks';
const PATIENCE = 60_000;
/** So long nothing happens any more. */
const REST = 140;

async function openGame(app: App, way: Way, players: number, seed: string) {
  const phone = way === 'tap';
  const page = await openPage(app, {
    viewport: phone ? PHONE : DESK,
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  });
  const save = dealtFor([YOU, ...[1, 2, 3].map((one) => bot(one)).slice(0, players - 1)], seed);
  await putGame(page, { id: ID, save, updated: Date.now(), round: 1, vp: [0], over: false });
  await page.goto(`${app.url}?${way}#/game/${ID}`);
  await page.getByRole('log').waitFor({ state: 'attached' });
  return { page, save, truth: new Truth(save) };
}

async function movesOf(page: Page) {
  return (await readGames(page)).find(({ id }) => id === ID)!.save.moves;
}

/** The game once it is the person's to decide, and nothing more happens by itself. */
async function settled(page: Page, truth: Truth): Promise<GameState> {
  const began = Date.now();
  let [moves, since] = [-1, began];
  for (;;) {
    truth.follow(await movesOf(page));
    if (truth.moves !== moves) [moves, since] = [truth.moves, Date.now()];
    const { state } = truth;
    const over = state.decision === null;
    if ((over || state.decision?.seat === 0) && Date.now() - since > REST) return state;
    if (Date.now() - began > PATIENCE) throw new Error('nothing is asked');
    await page.waitForTimeout(25);
  }
}

const sent = ({ places }: PlanAnswer): string =>
  JSON.stringify(
    places
      .map(({ place, units }) => [place, units])
      .toSorted((a, b) => Number(a[0]) - Number(b[0])),
  );

/** Each own plan: how many places it has, and whether it is Marshal's. */
function plansOf(save: PlayedGame, moves: readonly Move[]) {
  const truth = new Truth(save);
  return moves.flatMap(({ seat, answer }, i) => {
    if (seat !== 0 || answer.kind !== 'plan') return [];
    truth.follow(moves.slice(0, i));
    const wanted = marshalAt(truth.state);
    const kept = wanted.kind === 'plan' && sent(wanted) === sent(answer);
    return [{ places: answer.places.length, kept }];
  });
}

/** A whole game, or so many turns of it. */
export async function playByHand(
  app: App,
  way: Way,
  { players, seed, most = Infinity }: { players: number; seed: string; most?: number },
): Promise<PlayedByHand> {
  const { page, save, truth } = await openGame(app, way, players, seed);
  const hand: Hand = { page, phone: way === 'tap', touches: 0 };
  const touches: number[] = [];
  let [turn, began] = [-1, 0];
  let done: Place = -1;
  for (;;) {
    const state = await settled(page, truth);
    const next = state.decision === null ? Infinity : state.active === 0 ? state.turns : turn;
    if (next !== turn) {
      if (turn >= 0) touches.push(hand.touches - began);
      [turn, began] = [next, hand.touches];
    }
    if (state.decision === null || touches.length >= most) break;
    const answer = way === 'key' ? answerByKeys : answerByTouch;
    done = await answer(hand, state, done);
  }
  const plans = plansOf(save, await movesOf(page));
  await page.context().close();
  return {
    turns: touches.map((n, i) => ({ touches: n, places: plans[i]?.places ?? 0 })),
    others: plans.filter(({ kept }) => !kept).length,
  };
}
