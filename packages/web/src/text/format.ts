/**
 * A message with something to fill in: words as they are, `[name]` for a value, and for a choice `[name, cases]`
 * by the value itself or `[name, cases, offset]` by its plural; a number in a case is the one it is chosen by.
 */
export type Message = readonly Part[];
export type Cases = Readonly<Record<string, Message>>;
export type Part =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, cases: Cases]
  | readonly [name: string, cases: Cases, offset: number];

export type Values = Readonly<Record<string, string | number>>;

const plurals = new Map<string, Intl.PluralRules>();
function pluralOf(language: string, n: number): string {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(n);
}

const numbers = new Map<string, Intl.NumberFormat>();
function written(language: string, n: number): string {
  let format = numbers.get(language);
  if (!format) numbers.set(language, (format = new Intl.NumberFormat(language)));
  return format.format(n);
}

/** Fills a message in; the number it is chosen by stands for itself inside a plural. */
export const format = (message: Message, language: string, values: Values, chosen = 0): string =>
  message
    .map((part): string => {
      if (typeof part === 'string') return part;
      if (part === 0) return written(language, chosen);
      const [name, cases, offset] = part;
      const value = values[name] ?? '';
      if (!cases) return String(value);
      if (offset === undefined)
        return format(cases[String(value)] ?? cases['other'] ?? [], language, values, chosen);
      const n = Number(value);
      const fitting = cases[`=${n}`] ?? cases[pluralOf(language, n - offset)] ?? cases['other'];
      return format(fitting ?? [], language, values, n - offset);
    })
    .join('');
