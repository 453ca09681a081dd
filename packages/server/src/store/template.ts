import type { Statement } from './jobs.ts';

/** A place in a statement that is filled in each time. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A statement that is built once, because building it takes longer than carrying it out. */
export function template<Name extends string>(
  build: (slot: (name: Name) => never) => Statement,
): (values: Readonly<Record<Name, unknown>>, where?: Statement['where']) => Statement {
  const { sql, parameters } = build((name) => new Slot(name) as never);
  return (values, where) => ({
    sql,
    parameters: parameters.map((one) => (one instanceof Slot ? values[one.name as Name] : one)),
    ...(where && { where }),
  });
}
