import { VP_SOURCES, W, total } from '@rowan/cards';
import { newTurn } from '../turn.ts';
import { cleanUp, clearCapitol, withBoosts } from './clean-up.ts';
import {
  bumped,
  isGuard,
  patched,
  plus,
  turnedUp,
  withGuard,
  withSeat,
  withTurn,
  type Folding,
} from './parts.ts';

/** How a turn and a game go on. */
export const turns = {
  turnStarted: (view, { seat, round, turn }) => {
    if (isGuard(view, seat)) return withGuard(view, () => ({ acting: true, unitsDrawn: 0 }));
    const { quietRounds, defeatThisRound } = view;
    const next = round > view.round;
    return patched(withTurn(view, newTurn), {
      active: seat,
      phase: 'development',
      round,
      turns: turn,
      quietRounds: next ? (defeatThisRound ? 0 : quietRounds + 1) : quietRounds, // E6
      defeatThisRound: !next && defeatThisRound,
    });
  },
  turnEnded: (view, { seat }, catalogue) =>
    isGuard(view, seat)
      ? withGuard(view, () => ({ acting: false }))
      : patched(withBoosts(catalogue, view, seat), { active: (seat + 1) % view.seats.length }),
  assignedToCapitol: (view, { seat, units, levelUp }) =>
    withTurn(
      withSeat(view, seat, ({ tavern }) => ({ tavern: plus(tavern, units, -1) })),
      ({ capitol }) => ({
        assigned: true,
        construct: total(units) > (levelUp < 0 ? 0 : 1),
        levelUp,
        capitol: plus(capitol, units),
      }),
    ),
  levelledUp: (view, { seat, unit, level }) =>
    withTurn(
      withSeat(view, seat, ({ levels }) => ({ levels: levels.with(unit - W, level) })),
      () => ({ levelUp: -1 }),
    ),
  abilityUsed: (view, { seat, unit, exhausted, givenUp }) =>
    withTurn(
      withSeat(
        patched(view, { supply: plus(view.supply, givenUp) }),
        seat,
        ({ tavern, lodgings }) => ({
          tavern: plus(plus(tavern, exhausted, -1), givenUp, -1),
          lodgings: plus(lodgings, exhausted),
        }),
      ),
      ({ abilities }) => ({ abilities: abilities | (1 << (unit - W)) }),
    ),
  cleanedUp: (view, { phase, meeples }, catalogue) =>
    phase === 'development' ? clearCapitol(view, meeples) : cleanUp(catalogue, view, meeples),
  drawGranted: (view, { n }) => withTurn(view, ({ granted }) => ({ granted: granted + n })),
  drawEffectUsed: (view, { seat, quest, exhausted }) =>
    withTurn(
      withSeat(view, seat, ({ tavern, lodgings }) => ({
        tavern: plus(tavern, exhausted, -1),
        lodgings: plus(lodgings, exhausted),
      })),
      ({ drawEffects }) => ({ drawEffects: [...drawEffects, quest] }),
    ),
  vpChanged: (view, { seat, n, total: vp, by, source }) => {
    const entry = VP_SOURCES.indexOf(by);
    if (isGuard(view, seat))
      return withGuard(view, ({ ledger }) => ({ vp, ledger: bumped(ledger, entry, n) }));
    return withSeat(view, seat, ({ ledger, hand }) => ({
      vp,
      ledger: bumped(ledger, entry, n),
      // E4: a penalty shows the Quest it is for.
      hand: by === 'penalties' && 'card' in source ? turnedUp(hand, source.index) : hand,
    }));
  },
  finalRoundsBegan: (view, { lastRound }) => patched(view, { lastRound }),
  gameEnded: (view, { winners }) => patched(view, { phase: 'over', winners }),
} satisfies Partial<Folding>;
