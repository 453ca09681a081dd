import { closeApp } from './app.ts';
import { sceneOf } from './layout/scenes.ts';
import { sizeOf, type Size } from './layout/sizes.ts';
import { openStage, propsOf, resize, faultsOf, isPhone, type Language } from './layout/stage.ts';
import { openForProof } from './proof.ts';
const app = await openForProof();
const props = propsOf(1);
for (const arg of process.argv.slice(2)) {
  const [scene, size, language, text = 'normal'] = arg.split('|') as [string, string, Language, never];
  const stage = await openStage(app, props, { language, text });
  const s: Size = sizeOf(size);
  await resize(stage.page, s);
  const sc = sceneOf(scene);
  await sc.open(stage);
  await resize(stage.page, s);
  if (!sc.only || (sc.only === 'phone') === (await isPhone(stage.page))) await sc.arrange?.(stage.page);
  const f = await faultsOf(stage.page, s, sc.main ?? false);
  for (const x of f) console.error(arg, x.kind, x.what);
  await stage.page.screenshot({ path: `/tmp/desk/shot-${scene.replaceAll(/[^a-z]/gi, '')}-${size}-${language}${text === 'normal' ? '' : '-' + text}.png` });
  await stage.page.context().close();
}
await closeApp(app);
