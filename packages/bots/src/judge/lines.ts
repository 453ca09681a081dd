import type { Catalogue } from '@rowan/cards';
import { apply, legalChoices, type Answer, type GameState, type Play } from '@rowan/rules';
import { habitual, isSmall } from '../habits.ts';
import { ideas, unlike, type Line } from '../ideas.ts';
import type { Weights } from '../weights.ts';

/** Lines that are tried beside those asked for. */
const WIDTH = 12;

/** As much of a line as the rules allow from here. */
function legalPart(catalogue: Catalogue, from: GameState, line: Line): Line {
  const legal: Answer[] = [];
  let state = from;
  for (const answer of line) {
    const { decision } = state;
    if (!decision || decision.seat !== from.decision!.seat) break;
    const move = { seat: decision.seat, decision: decision.id, answer };
    const played = decision.kind === answer.kind ? apply(catalogue, state, move) : null;
    if (!played?.ok) break;
    legal.push(answer);
    state = played.value.state;
  }
  return legal;
}

/** All answers to a small decision, the habitual one first. */
function choices(g: Play, taste: Weights): Line[] {
  const decision = g.state.decision! as Parameters<typeof habitual>[1];
  const lines: Line[] = [[habitual(g, decision, taste)]];
  for (const answer of legalChoices(g, decision)) {
    lines.push([answer]);
    if (lines.length > WIDTH) break;
  }
  return unlike(lines);
}

/** Who has nobody to send plans nothing. */
const NOTHING: readonly Line[] = [[{ kind: 'plan', places: [] }]];

export interface Field {
  readonly lines: readonly Line[];
  /** Those of them that somebody asked for. */
  readonly asked: ReadonlySet<Line>;
}

/** What is worth a trial, the most familiar first, and whatever was asked for. */
export function fieldOf(
  worlds: readonly [Play, Play],
  taste: Weights,
  asked: readonly Line[],
): Field {
  const [{ cards, state }] = worlds;
  const catalogue = cards.catalogue;
  const found = isSmall(state.decision!.kind) ? choices(worlds[0], taste) : ideas(worlds, taste);
  const own = found.length > 0 ? found : NOTHING;
  const tried = own.slice(0, WIDTH).map((line) => legalPart(catalogue, state, line));
  const wanted = asked.map((line) => legalPart(catalogue, state, line));
  const lines = unlike([...tried, ...wanted]).filter(({ length }) => length > 0);
  const texts = new Set(wanted.map((line) => JSON.stringify(line)));
  return { lines, asked: new Set(lines.filter((line) => texts.has(JSON.stringify(line)))) };
}
