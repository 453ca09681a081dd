import {
  BASICS,
  K,
  P,
  S,
  W,
  abilityReady,
  canConstruct,
  nextLevelCost,
  vacantSlots,
  type DevelopAnswer,
  type Play,
} from '@rowan/rules';

/** A way through the rest of the Development Phase. */
export type Script = readonly DevelopAnswer[];

const END: DevelopAnswer = { kind: 'develop', do: 'end' };
const LEVEL_UP: DevelopAnswer = { kind: 'develop', do: 'levelUp' };

function abilityOf(g: Play, unit: number) {
  if (!abilityReady(g, unit)) return undefined;
  const level = g.state.players[g.state.active]!.levels[unit - W]!;
  return g.cards.catalogue.heroes[unit - W]!.levels[level - 1]!.ability;
}

/** T3: an ability that costs no Unit of this turn. */
export function freeAbility(g: Play): DevelopAnswer | null {
  for (let unit = K; unit >= W; unit--) {
    const ability = abilityOf(g, unit);
    if (!ability) continue;
    const paid = ability.exhaust?.meeple ?? ability.giveUp ?? 'X';
    if (paid === 'X') return { kind: 'develop', do: 'ability', unit };
  }
  return null;
}

/** Abilities that exhaust Units. */
export function costlyAbilities(g: Play): DevelopAnswer[] {
  const answers: DevelopAnswer[] = [];
  for (let unit = W; unit <= K; unit++)
    if (abilityOf(g, unit)) answers.push({ kind: 'develop', do: 'ability', unit });
  return answers;
}

interface Rise {
  readonly unit: number;
  readonly shaman: boolean;
}

export function rises(g: Play): Rise[] {
  const player = g.state.players[g.state.active]!;
  const { tavern, vp } = player;
  const options: Rise[] = [];
  for (let unit = W; unit < BASICS; unit++) {
    const cost = nextLevelCost(g, player, unit);
    if (cost === undefined || cost > vp) continue;
    if (tavern[unit]! > 0) options.push({ unit, shaman: false });
    else if (tavern[S]! > 0) options.push({ unit, shaman: true });
  }
  return options;
}

type Build = { readonly peasants: number; readonly shamans: number };

export function builds(g: Play): Build[] {
  const { tavern } = g.state.players[g.state.active]!;
  if (!canConstruct(g)) return [];
  const options: Build[] = [];
  if (tavern[P]! >= 1) options.push({ peasants: 1, shamans: 0 });
  if (tavern[P]! >= 2) options.push({ peasants: 2, shamans: 0 });
  return options;
}

export const assign = (construct: Build | null, levelUp: Rise | null): DevelopAnswer => ({
  kind: 'develop',
  do: 'assign',
  construct,
  levelUp,
});

export const construct = (tile: number, place: number): DevelopAnswer => ({
  kind: 'develop',
  do: 'construct',
  tile,
  place,
});

/** What is still to be done once Units stand on the Capitol: every tile on every slot, then the level-up. */
export function pendingScripts(g: Play): Script[] {
  const { turn, market } = g.state;
  const after: Script = turn.levelUp >= 0 ? [LEVEL_UP, END] : [END];
  if (!turn.construct) return [after];
  const scripts: Script[] = [];
  for (const tile of market)
    for (const place of vacantSlots(g)) scripts.push([construct(tile, place), ...after]);
  return scripts;
}

/** Ways to begin: nothing, a costly ability, a level-up, with or without one construction. */
export function openingScripts(g: Play, built: Script | null): Script[] {
  const scripts: Script[] = [[END]];
  for (const ability of costlyAbilities(g)) scripts.push([ability, END]);
  for (const rise of rises(g)) {
    scripts.push([assign(null, rise), LEVEL_UP, END]);
    if (built?.[0]?.kind !== 'develop' || built[0].do !== 'assign') continue;
    scripts.push([assign(built[0].construct, rise), LEVEL_UP, ...built.slice(1)]);
  }
  return scripts;
}

/** Every construction by one Peasant: each tile on each slot. */
export function constructScripts(g: Play): Script[] {
  const scripts: Script[] = [];
  const [build] = builds(g);
  if (!build) return scripts;
  for (const tile of g.state.market)
    for (const place of vacantSlots(g))
      scripts.push([assign(build, null), construct(tile, place), END]);
  return scripts;
}

/** The same construction by two Peasants, so that none comes from the supply. */
export function byTwo(g: Play, script: Script): Script[] {
  const build = builds(g)[1];
  return build ? [[assign(build, null), ...script.slice(1)]] : [];
}
