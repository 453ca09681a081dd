/** The fields of a catalogue that bookkeeping needs, as docs/card-language.md names them. */

export interface Effect {
  readonly kind: string;
  readonly n?: number;
  readonly meeple?: string;
  readonly from?: 'supply' | 'tile';
  readonly unit?: string;
  readonly draw?: number;
  readonly discard?: number;
  readonly own?: number;
  readonly others?: number;
  readonly who?: string;
  readonly by?: string;
  readonly type?: string;
  readonly have?: readonly string[];
  readonly exhaust?: readonly string[];
  readonly gives?: readonly Effect[];
}

export type Need = string | { readonly anyOf: readonly string[] };

export interface Location {
  readonly needs: readonly Need[];
  readonly gives: readonly Effect[];
  readonly crown?: readonly { readonly need: string; readonly gives: readonly Effect[] }[];
  readonly stock?: { readonly meeple: string; readonly n: number };
  readonly notSolo?: boolean;
  readonly districtUnit?: string;
}

interface Room {
  readonly family: string;
  readonly needs: readonly Need[];
  readonly gives: readonly Effect[];
  readonly corruption: 'none' | 'one' | 'any';
  readonly bounty?: string;
}

interface Monster {
  readonly level: number;
  readonly type: string;
  readonly district: string;
  readonly strength: number;
  readonly vp: number;
  readonly gives: readonly Effect[];
  readonly threePlus: boolean;
}

interface Council {
  readonly type: string;
  readonly strength: number;
  readonly vp: number;
}

export interface Condition {
  readonly kind: string;
  readonly type?: string;
  readonly minLevel?: number;
  readonly minStrength?: number;
  readonly with?: readonly string[];
  readonly units?: number;
  readonly types?: number;
  readonly without?: string;
  readonly surplus?: number;
  readonly n?: number;
  readonly minMonsters?: number;
  /** District names of `construct`, or a number of districts of `activate`. */
  readonly districts?: readonly string[] | number;
  readonly locations?: number;
  readonly have?: readonly string[];
  readonly anyOf?: readonly string[];
  readonly level?: number;
  readonly meeple?: string;
  readonly top?: number;
}

export interface Quest {
  readonly kind: 'triggered' | 'ongoing' | 'end';
  readonly condition: Condition;
  readonly vp: number;
  readonly penalty: number;
  readonly cost?: string;
  readonly gives?: readonly Effect[];
  readonly prey?: string;
}

export interface HeroLevel {
  readonly cv: number;
  readonly cost: number;
  readonly boosts?: readonly Effect[];
  readonly recruits?: boolean;
  readonly ability?: {
    readonly needs: readonly string[];
    readonly exhaust?: { readonly meeple: string; readonly all: boolean };
    readonly giveUp?: string;
    readonly gives: readonly Effect[];
  };
}

export interface GuardAction {
  readonly kind: string;
  readonly by?: number;
  readonly where?: string;
  readonly which?: string;
}

export interface Catalogue {
  readonly supply: Readonly<Record<string, number>>;
  readonly peasant: { readonly cv: number };
  readonly heroes: readonly { readonly levels: readonly HeroLevel[] }[];
  readonly prestige: readonly {
    readonly level: number;
    readonly cv: number;
    readonly ability: { readonly kind: string; readonly n?: number };
  }[];
  readonly startingLocations: readonly Location[];
  readonly slots: readonly { readonly gives: readonly Effect[] }[];
  readonly tiles: readonly Location[];
  readonly monsters: readonly Monster[];
  readonly overlords: readonly Council[];
  readonly henchman: Council;
  readonly bonusTokens: readonly {
    readonly vp: number;
    readonly condition: { readonly kind: string; readonly n?: number; readonly level?: number };
  }[];
  readonly quests: readonly Quest[];
  readonly rooms: readonly Room[];
  readonly roomSets: readonly { readonly id: string; readonly ladder: readonly number[] }[];
  readonly guard: {
    readonly orders: readonly { readonly order: string }[];
    readonly board: readonly {
      readonly accepts: readonly string[];
      readonly actions: readonly GuardAction[];
    }[];
    readonly bag: readonly string[];
    readonly questVp: Readonly<Record<string, number>>;
  };
}

export const LETTERS = ['P', 'W', 'M', 'C', 'K', 'R', 'L', 'S', 'X'];
export const TYPES = ['undead', 'monstrous', 'humanoid'];
export const DISTRICTS = ['castle', 'villages', 'cathedral', 'university'];
export const kindOf = (letter: string): number => LETTERS.indexOf(letter);
