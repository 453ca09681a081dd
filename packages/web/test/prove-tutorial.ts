import { openPage, type App } from './app.ts';
import { finish, openForProof, tell, wanted } from './proof.ts';
import { obey, study, unseen } from './pupil.ts';
import { closeApp } from './app.ts';

/** The whole tutorial at many sizes and in every language: it comes to its end, and all it points at is seen. */

const SIZES = [
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1366, 650],
  [1366, 768],
  [1920, 1080],
] as const;
const LANGUAGES = ['en', 'de', 'fr'] as const;

async function walk(app: App, [width, height]: readonly [number, number], language: string) {
  const page = await openPage(app, { viewport: { width, height }, hasTouch: width < 800 });
  await page.evaluate((one) => {
    localStorage.setItem(
      'rowan:settings',
      JSON.stringify({ speed: 'instant', sound: false, language: one }),
    );
  }, language);
  await page.goto(`${app.url}#/learn`);
  await page.reload();
  const said = await study(page, obey);
  await page.context().close();
  return { said: said.length, faults: unseen(said), last: said.at(-1)?.key };
}

const { short } = wanted();
const app = await openForProof();
const faults: string[] = [];
let courses = 0;
let sentences = 0;
for (const size of short ? SIZES.slice(0, 1) : SIZES)
  for (const language of short ? ['en'] : LANGUAGES) {
    const name = `${size.join('×')} ${language}`;
    const walked = await walk(app, size, language).catch((error: unknown) => ({
      said: 0,
      faults: [String(error).slice(0, 300)],
      last: '',
    }));
    courses++;
    sentences += walked.said;
    faults.push(...walked.faults.map((key) => `${name}: ${key}`));
    tell(`${name}: ${walked.said} sentences, ${walked.faults.length} not seen, ${walked.last}`);
  }
await closeApp(app);
finish({ proof: 'tutorial', ok: faults.length === 0, courses, sentences, faults });
