import {
  BASIC_CLASSES,
  MEEPLES,
  notationOfPlace,
  type BasicClass,
  type Classes,
  type Meeple,
} from '@rowan/cards';
import {
  S,
  meepleIndex,
  noClasses,
  noMeeples,
  type Counts,
  type Place,
  type PlanAnswer,
  type PlannedPlace,
} from '@rowan/rules';
import { PLAY } from '../strings-play.ts';
import { parsePlace } from './place-notation.ts';

/** A plan from what was typed, or what is wrong with it in words. */
export type ParsedPlan = { readonly plan: PlanAnswer } | { readonly wrong: string };

interface Part {
  readonly planned: PlannedPlace;
  readonly recruit: boolean;
  readonly forge: number | null;
}

export function parsePlan(text: string): ParsedPlan {
  const words = text === '-' ? [] : text.split(/[\s,;]+/).filter((word) => word !== '');
  const parts: Part[] = [];
  for (const word of words) {
    const part = parsePart(word);
    if (typeof part === 'string') return { wrong: part };
    parts.push(part);
  }
  const recruit = parts.find((part) => part.recruit)?.planned.place;
  const forged = parts.find((part) => part.forge !== null);
  return {
    plan: {
      kind: 'plan',
      places: parts.map(({ planned }) => planned),
      ...(recruit === undefined ? {} : { recruit }),
      ...(forged ? { forge: { place: forged.planned.place, unit: forged.forge! } } : {}),
    },
  };
}

function parsePart(word: string): Part | string {
  const at = word.indexOf('=');
  if (at < 0) return PLAY.badPart(word);
  const parsed = parsePlace(word.slice(0, at));
  if ('wrong' in parsed)
    return parsed.wrong === 'district'
      ? PLAY.badDistrict(word.slice(0, at).split('.')[0]!)
      : PLAY.badPlace(word.slice(0, at));
  return parseParty(parsed.place, word.slice(at + 1)) ?? PLAY.badMeeples(word.slice(at + 1));
}

const PARTY = /^((?:[PWMCKRLX]|S(?:[=:][PWMCK])?)*)(\+P)?(?:!([PWMCKRLS]))?$/;

function parseParty(place: Place, text: string): Part | null {
  const [whole, letters = '', recruit, forge] = PARTY.exec(text.toUpperCase()) ?? [];
  if (whole === undefined) return null;
  const units = noMeeples();
  const as = noClasses();
  for (const [, letter, cls] of letters.matchAll(/([A-Z])(?:[=:]([A-Z]))?/g)) {
    units[meepleIndex(letter as Meeple)]! += 1;
    if (cls !== undefined) as[BASIC_CLASSES.indexOf(cls as BasicClass)]! += 1;
  }
  return {
    planned: units[S]! > 0 ? { place, units, as } : { place, units },
    recruit: recruit !== undefined,
    forge: forge === undefined ? null : meepleIndex(forge as Meeple),
  };
}

/** Meeples in a row, `PPW` or `KS=W`. */
export function partyNotation(units: Counts, as: Classes = []): string {
  const classes = as.flatMap((n, unit) => Array.from({ length: n }, () => MEEPLES[unit]!));
  return units
    .flatMap((n, meeple) =>
      Array.from({ length: n }, (_, i) => {
        const cls = meeple === S ? classes[i] : undefined;
        return MEEPLES[meeple]! + (cls === undefined ? '' : `=${cls}`);
      }),
    )
    .join('');
}

/** The plan as one would type it. */
export function planNotation({ places, recruit, forge }: PlanAnswer): string {
  if (places.length === 0) return '-';
  return places
    .map(({ place, units, as }) => {
      const joined = recruit === place ? '+P' : '';
      const forged = forge?.place === place ? `!${MEEPLES[forge.unit]!}` : '';
      return `${notationOfPlace(place)}=${partyNotation(units, as)}${joined}${forged}`;
    })
    .join(' ');
}

/** Meeples alone, for the Mage's Workshop: `=PX`. */
export function parseMeeples(text: string): Counts | null {
  const letters = text.replace(/^=/, '').toUpperCase();
  if (!/^[PWMCKRLSX]*$/.test(letters)) return null;
  const counts = noMeeples();
  for (let i = 0; i < letters.length; i++) counts[meepleIndex(letters[i] as Meeple)]! += 1;
  return counts;
}
