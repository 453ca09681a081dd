import type { Served } from '../app.ts';
import type { Fault } from './page/faults.ts';
import { SCENES, sceneOf, type Scene } from './scenes.ts';
import { DESKS, HANDS, MORE_HANDS, nameOf, sizeOf, type Size } from './sizes.ts';
import {
  faultsOf,
  isPhone,
  mainFaultsOf,
  openStage,
  resize,
  speak,
  type Language,
  type Props,
  type Spoken,
  type Stage,
} from './stage.ts';

export interface Seen extends Spoken {
  readonly scene: string;
  readonly size: string;
  readonly faults: readonly Fault[];
}

type Tell = (words: string) => void;

const SOON = { state: 'attached', timeout: 15_000 } as const;

async function lookAt(stage: Stage, scene: Scene, size: Size): Promise<Fault[] | null> {
  const { page } = stage;
  await resize(page, size);
  const phone = await isPhone(page);
  if (scene.only && (scene.only === 'phone') !== phone) return null;
  await scene.arrange?.(page);
  const main = scene.main ?? false;
  // On a busy machine another table takes a while to come; if it never does, that is a fault.
  if (main)
    await page
      .locator('[data-decision] [data-main]')
      .waitFor(SOON)
      .catch(() => undefined);
  return MORE_HANDS.includes(size) ? mainFaultsOf(page, main) : faultsOf(page, size, main);
}

/** A scene in a language, at one size after the other. */
async function lookAround(
  stage: Stage,
  scene: Scene,
  sizes: readonly Size[],
  spoken: Spoken,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const first = sizes.find(({ width }) => (scene.only === 'phone') === width < 700) ?? sizes[0]!;
  await stage.page.setViewportSize({ width: first.width, height: first.height });
  await scene.open(stage);
  for (const size of sizes) {
    const faults = await lookAt(stage, scene, size);
    if (faults) seen.push({ scene: scene.name, size: nameOf(size), ...spoken, faults });
  }
  return seen;
}

export const ALL_SIZES: readonly Size[] = [...DESKS, ...HANDS, ...MORE_HANDS];

interface Tour extends Spoken {
  readonly scenes?: readonly Scene[];
  readonly sizes?: readonly Size[];
  readonly tell?: Tell;
}

/** Every scene at every size, in a language and a size of letters. */
export async function tour(app: Served, props: Props, plan: Tour): Promise<Seen[]> {
  const { language, text = 'normal', scenes = SCENES, sizes = ALL_SIZES, tell } = plan;
  const spoken = { language, text };
  const stage = await openStage(app, props, spoken);
  const seen: Seen[] = [];
  try {
    for (const scene of scenes) {
      const found = await lookAround(stage, scene, sizes, spoken);
      seen.push(...found);
      const wrong = found.filter(({ faults }) => faults.length > 0);
      tell?.(`${language}, ${scene.name}: ${wrong.length} of ${found.length} windows with faults`);
      for (const words of told(found)) tell?.(`  ${words}`);
    }
  } finally {
    await stage.page.context().close();
  }
  return seen;
}

/** A few of all windows, in one page: scene, size and language of each. */
export async function sample(
  app: Served,
  props: Props,
  few: readonly (readonly [string, string, Language])[],
): Promise<Seen[]> {
  const stage = await openStage(app, props, { language: few[0]![2] });
  const seen: Seen[] = [];
  let spoken = few[0]![2];
  for (const [scene, size, language] of few) {
    if (language !== spoken) await speak(stage.page, { language });
    spoken = language;
    seen.push(...(await lookAround(stage, sceneOf(scene), [sizeOf(size)], { language })));
  }
  await stage.page.context().close();
  return seen;
}

/** Words for what is wrong, each once. */
export const told = (seen: readonly Seen[]): string[] =>
  seen.flatMap(({ scene, size, language, text = 'normal', faults }) =>
    [...new Set(faults.map(({ kind, what }) => `${kind}: ${what}`))].map(
      (words) =>
        `${scene} at ${size} in ${language}${text === 'normal' ? '' : `, ${text}`}: ${words}`,
    ),
  );
