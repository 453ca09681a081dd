/** Small parsers from `unknown`. They collect every error and build a fresh value, never a cast of the input. */

export type ErrorCode =
  | 'missing'
  | 'unknownField'
  | 'wrongType'
  | 'notInteger'
  | 'outOfRange'
  | 'notAllowed'
  | 'badText'
  | 'badId'
  | 'wrongLength'
  | 'duplicate'
  | 'wrongOrder'
  | 'tooFew'
  | 'tooMany'
  | 'mismatch'
  | 'unreadable';

type Fact = string | number;

export interface CatalogueError {
  /** Where, such as `monsters[3].strength`; empty for the whole. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly expected: Fact;
  readonly got: Fact;
}

interface Errors {
  /** All of them, also those beyond what the list holds. */
  count: number;
  readonly list: CatalogueError[];
}

/** The place in the input that is being read, and where errors go. */
export interface At {
  readonly path: string;
  readonly errors: Errors;
}

export const INVALID = Symbol('invalid');
export type Invalid = typeof INVALID;
export type Parser<T> = (value: unknown, at: At) => T | Invalid;

/** A hostile file shall not fill the memory with its errors. */
const MAX_ERRORS = 1000;
const MAX_SHOWN = 40;

export const start = (): At => ({ path: '', errors: { count: 0, list: [] } });

const short = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;

export const field = (at: At, key: string): At => ({
  path: at.path === '' ? short(key) : `${at.path}.${short(key)}`,
  errors: at.errors,
});

export const item = (at: At, index: number): At => ({
  path: `${at.path}[${index}]`,
  errors: at.errors,
});

const shown = (value: unknown): Fact => {
  if (typeof value === 'string') return short(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : `${value}`;
  if (typeof value === 'boolean') return `${value}`;
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

export const fail = (at: At, code: ErrorCode, expected: Fact, got: unknown): Invalid => {
  at.errors.count += 1;
  if (at.errors.count <= MAX_ERRORS)
    at.errors.list.push({ path: at.path, code, expected, got: shown(got) });
  return INVALID;
};

export const int =
  (min: number, max: number): Parser<number> =>
  (value, at) => {
    if (typeof value !== 'number') return fail(at, 'wrongType', 'number', value);
    if (!Number.isInteger(value) || Object.is(value, -0))
      return fail(at, 'notInteger', 'whole number', value);
    if (value < min || value > max) return fail(at, 'outOfRange', `${min} to ${max}`, value);
    return value;
  };

export const bool: Parser<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : fail(at, 'wrongType', 'true or false', value);

/** One line of text: 1 to `max` characters, no control characters, no space at the ends. */
export const text =
  (max: number): Parser<string> =>
  (value, at) => {
    if (typeof value !== 'string') return fail(at, 'wrongType', 'text', value);
    if (value.length === 0 || value.length > max)
      return fail(at, 'wrongLength', `1 to ${max} characters`, value.length);
    if (/\p{C}|^\s|\s$/u.test(value)) return fail(at, 'badText', 'one plain line', value);
    return value;
  };

export const kebab =
  (max: number): Parser<string> =>
  (value, at) => {
    const found = text(max)(value, at);
    if (found === INVALID || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(found)) return found;
    return fail(at, 'badId', 'lower-case words joined by hyphens', found);
  };

export const oneOf =
  <const T extends string | number>(allowed: readonly T[]): Parser<T> =>
  (value, at) =>
    allowed.find((one) => one === value) ?? fail(at, 'notAllowed', allowed.join(', '), value);

/** `oneOf` for a union without a list of its own: a missing member does not compile. */
export const closed = <T extends string>(members: Readonly<Record<T, true>>): Parser<T> =>
  oneOf(Object.keys(members) as T[]);

export const either =
  <A, B>(first: Parser<A>, isSecond: (value: unknown) => boolean, second: Parser<B>) =>
  (value: unknown, at: At): A | B | Invalid =>
    isSecond(value) ? second(value, at) : first(value, at);

interface Lengths {
  readonly min: number;
  readonly max: number;
}

export const listOf =
  <T>(one: Parser<T>, { min, max }: Lengths): Parser<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return fail(at, 'wrongType', 'list', value);
    const read = (held: unknown, index: number) => one(held, item(at, index));
    const parsed = Array.from(value.slice(0, max), read);
    if (value.length < min || value.length > max)
      return fail(at, 'wrongLength', min === max ? min : `${min} to ${max}`, value.length);
    return parsed.includes(INVALID) ? INVALID : (parsed as T[]);
  };

export interface Optional<T> {
  readonly optional: Parser<T>;
}

export const optional = <T>(parser: Parser<T>): Optional<T> => ({ optional: parser });

/** One parser for each field of `T`; optional fields need `optional`. */
export type Shape<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Parser<T[K]>;
};

type AnyField = Parser<unknown> | Optional<unknown>;
type Held = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown, at: At): Held | Invalid =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Held)
    : fail(at, 'wrongType', 'object', value);

const parseField = (held: Held, key: string, wanted: AnyField, at: At): unknown => {
  const present = Object.hasOwn(held, key);
  if (typeof wanted === 'function')
    return present ? wanted(held[key], field(at, key)) : fail(field(at, key), 'missing', key, null);
  return present ? wanted.optional(held[key], field(at, key)) : undefined;
};

/** The fields that could be read, whatever else is wrong. */
export const partial =
  <T>(shape: Shape<T>): Parser<Partial<T>> =>
  (value, at) => {
    const held = asRecord(value, at);
    if (held === INVALID) return INVALID;
    const wanted = shape as Readonly<Record<string, AnyField>>;
    for (const key of Object.keys(held))
      if (!Object.hasOwn(wanted, key))
        fail(field(at, key), 'unknownField', Object.keys(wanted).join(', '), held[key]);
    const entries = Object.entries(wanted)
      .map(([key, one]) => [key, parseField(held, key, one, at)] as const)
      .filter(([, found]) => found !== INVALID && found !== undefined);
    return Object.fromEntries(entries) as Partial<T>;
  };

export const object =
  <T>(shape: Shape<T>): Parser<T> =>
  (value, at) => {
    const before = at.errors.count;
    const found = partial<T>(shape)(value, at);
    return at.errors.count > before ? INVALID : (found as T);
  };

/** A check on a value that is well formed; it reports what it finds. */
export type Check<T> = (value: T, at: At) => void;

export const checked =
  <T>(parser: Parser<T>, ...checks: readonly Check<T>[]): Parser<T> =>
  (value, at) => {
    const before = at.errors.count;
    const found = parser(value, at);
    if (found === INVALID) return INVALID;
    for (const check of checks) check(found, at);
    return at.errors.count > before ? INVALID : found;
  };

export const noRepeats: Check<readonly (string | number)[]> = (values, at) => {
  values.forEach((value, index) => {
    if (values.indexOf(value) !== index) fail(item(at, index), 'duplicate', 'once each', value);
  });
};

type Kinded = { readonly kind: string };

/** For each kind of the union, the shape of the rest: a missing kind does not compile. */
export type KindShapes<T extends Kinded> = {
  readonly [K in T['kind']]: Shape<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
};

export const byKind =
  <T extends Kinded>(shapes: KindShapes<T>): Parser<T> =>
  (value, at) => {
    const held = asRecord(value, at);
    if (held === INVALID) return INVALID;
    const kinds = Object.keys(shapes) as T['kind'][];
    if (!Object.hasOwn(held, 'kind')) return fail(field(at, 'kind'), 'missing', 'kind', null);
    const kind = oneOf(kinds)(held['kind'], field(at, 'kind'));
    if (kind === INVALID) return INVALID;
    const shape = { kind: oneOf([kind]), ...shapes[kind] };
    return object<T>(shape as unknown as Shape<T>)(value, at);
  };
