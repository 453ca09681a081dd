import {
  HENCHMAN,
  MONSTER,
  OVERLORD,
  P,
  R,
  TOWER,
  UNITS,
  add,
  isCouncil,
  isFoe,
  isLocation,
  isTower,
  noMeeples,
  pour,
  total,
  type Place,
  type Source,
} from '@rowan/cards';
import { drawPhase } from './draw-phase.ts';
import { TASK, placeDoneTask } from './tasks.ts';
import { bonusMet } from './party-conditions.ts';
import { stayOnCrown } from './crowns.ts';
import { runEffects } from './effects.ts';
import { activePlayer, assignmentAt, award, foeAt, spotAt, type Play } from './play.ts';
import { completeQuests, placeQuests } from './quests.ts';

/** T8: a Location or Room gives what stands right of its arrow, a Monster its VP; then Quests (Q4). */
export function resolvePlace(g: Play, place: Place): void {
  const { state } = g;
  const { agenda } = state;
  state.turn.resolved |= 1 << place;
  agenda.push(placeDoneTask(place));
  const depth = agenda.length;
  if (isFoe(place)) defeat(g, place);
  else activate(g, place);
  if (state.decision !== null || agenda.length > depth) return;
  agenda.pop();
  placeDone(g, place);
}

function activate(g: Play, place: Place): void {
  const spot = spotAt(g, place)!;
  g.log?.push({ kind: 'activated', seat: g.state.active, place, source: spot.source });
  if (!spot.crown) runEffects(g, spot.list, 0, place);
}

export function placeDone(g: Play, place: Place): void {
  const { turn } = g.state;
  if (turn.eligible.length > 0) completeQuests(g, placeQuests(g, place), place);
}

function defeat(g: Play, place: Place): void {
  const { state } = g;
  const seat = state.active;
  const foe = foeAt(g, place)!;
  const { units } = assignmentAt(g, place)!;
  g.log?.push({
    kind: 'defeated',
    seat,
    place,
    source: foe.source,
    vp: foe.vp,
    rule: isCouncil(place) ? 'E3' : 'T8',
  });
  award(g, seat, foe.vp, { by: isCouncil(place) ? 'council' : 'monsters', source: foe.source });
  awardRangers(g, units);
  if (!isCouncil(place)) {
    state.defeatThisRound = true;
    return;
  }
  if (place === HENCHMAN) return;
  activePlayer(g).fought |= 1 << (place - OVERLORD);
  const index = state.tokens[place - OVERLORD]!;
  const token = g.cards.catalogue.bonusTokens[index]!;
  if (bonusMet({ cards: g.cards, player: activePlayer(g) }, token.condition, units)) {
    award(g, seat, token.vp, { by: 'tokens', source: { card: 'token', index } });
  }
}

/** M4: prestige abilities that pay per Monster. */
function awardRangers(g: Play, units: readonly number[]): void {
  for (let unit = R; unit < UNITS; unit++) {
    const vp = g.cards.presenceVp[unit]!;
    if (vp === 0 || units[unit] === 0) continue;
    const source: Source = { card: 'prestige', index: unit - R };
    award(g, g.state.active, vp, { by: 'rangers', source });
  }
}

/** T9: meeples to the Lodgings, Monsters to the pile, Rooms to their owner; then the Monsters' effects. */
export function cleanUp(g: Play): void {
  const { state } = g;
  const { turn } = state;
  const moved = noMeeples();
  for (const assignment of turn.plan) {
    moved[P]! += assignment.overrun;
    if (isLocation(assignment.place) && spotAt(g, assignment.place)!.crown)
      stayOnCrown(g, assignment);
    else add(moved, assignment.units);
    clearPlace(g, assignment.place);
  }
  turn.plan = [];
  pour(moved, turn.gained);
  if (g.log && total(moved) > 0) {
    g.log.push({ kind: 'cleanedUp', seat: state.active, phase: 'main', meeples: moved.slice() });
  }
  pour(activePlayer(g).lodgings, moved);
  if (turn.won.length === 0) return drawPhase(g);
  state.agenda.push(TASK.draw, {
    do: 'settle',
    of: 'monsters',
    items: turn.won.slice(),
    place: -1,
  });
}

function clearPlace(g: Play, place: Place): void {
  const { state } = g;
  const player = activePlayer(g);
  if (isTower(place)) {
    const rooms = state.towers[place - TOWER]!;
    const room = rooms.pop()!;
    player.rooms.push(room);
    g.log?.push({ kind: 'roomTaken', seat: state.active, district: place - TOWER, room });
    if (rooms.length > 0)
      g.log?.push({
        kind: 'roomTurnedUp',
        district: place - TOWER,
        room: rooms[rooms.length - 1]!,
      });
  } else if (isFoe(place) && !isCouncil(place)) {
    const monster = state.monsters[place - MONSTER]!;
    state.monsters[place - MONSTER] = -1;
    player.pile.push(monster);
    state.turn.defeated += 1;
    state.turn.won.push(monster);
  }
}

/** T9: what else a defeated Monster does; combat boosts count from the next turn on. */
export function resolveMonsterEffects(g: Play, monster: number): void {
  const foe = g.cards.monsters[monster]!;
  if (foe.boosts.length > 0)
    g.log?.push({ kind: 'boostGained', seat: g.state.active, source: foe.source });
  runEffects(g, foe.list, 0, -1);
}
