/** Words of the coach in the terminal. */
export const HINT = {
  who: 'The coach',
  would: (what: string) => `The coach would: ${what}   (y takes it)`,
  next: ', then ',
  chance: (mean: string, low: string, high: string) =>
    `  chance of winning ${mean} % (${low} to ${high})`,
  lead: (mean: string, low: string, high: string) =>
    `  VP ahead of the best rival at the end ${mean} (${low} to ${high})`,
  vp: (vp: number) => `  it brings ${vp} VP at once`,
  costs: (vp: number) => `  it costs ${vp} VP at once`,
  completes: (quest: string) => `  it completes ${quest}`,
  gains: (units: readonly string[]) => `  it gains ${units.join(', ')}`,
  draws: (n: number) => `  it draws ${n} more`,
  even: (what: string) => `  about as good: ${what}`,
  behind: (what: string, mean: string, low: string, high: string) =>
    `  next best, ${mean} VP behind (${low} to ${high}): ${what}`,
  by: (vp: string, more: boolean) => `${vp} VP ${more ? 'more' : 'fewer'}`,
  source: (by: string, source: string) => `    over the whole game ${by} from ${source}`,
  rival: (by: string) => `    the best rival ends with ${by}`,
  quest: (quest: string, chance: string, instead: string) =>
    `    ${quest} is completed in ${chance} of 100 games, instead of ${instead}`,
};
