import type { Line } from '@rowan/bots';
import type { Study } from '@rowan/table';
import { randomId } from '../base/random-id.ts';
import { goTo } from '../base/routes.ts';
import { keepStudy } from '../storage/studies.ts';
import type { SourceFault } from '../worker/study-service.ts';
import { openStudy } from './study.ts';

interface From {
  readonly game: string;
  readonly at: number;
  readonly name: string;
  /** Lines it begins with, by name. */
  readonly lines?: readonly { readonly name: string; readonly line: Line }[];
}

/** Keeps a study on this device, and goes there. */
export async function keepAndOpen(study: Study, at: number): Promise<void> {
  const id = randomId(4);
  await keepStudy({ id, study, at, updated: Date.now() });
  goTo(`/study/${id}/${at}`);
}

/** A position of a game becomes a study; of a game that is not over as its one person saw it. Null once it is opened. */
export async function beginStudy({
  game,
  at,
  name,
  lines = [],
}: From): Promise<SourceFault | null> {
  const { service, answered, close } = openStudy();
  try {
    const luck = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const made = await answered(service.studyOf({ game, at, name, lines, luck }));
    if (!made.ok) return made.fault;
    // The better line stands last, and is where the study opens.
    const last = made.value.nodes.findLastIndex(({ name: called }) => called !== '');
    await keepAndOpen(made.value, Math.max(0, lines.length > 0 ? last : 0));
    return null;
  } finally {
    close();
  }
}
