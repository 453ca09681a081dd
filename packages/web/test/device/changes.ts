/** Small changes to a record, of which everything else stays as it was. */

export type Path = readonly (string | number)[];
export type Change = (holder: Record<string | number, unknown>, field: string | number) => void;

/** A copy in which one field is changed. */
export function changed(value: unknown, path: Path, change: Change): unknown {
  const copy = structuredClone(value);
  let holder = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as typeof holder;
  change(holder, path.at(-1)!);
  return copy;
}

export const missing: Change = (holder, field) => void delete holder[field];
export const set =
  (value: unknown): Change =>
  (holder, field) => {
    holder[field] = value;
  };
