import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DISTRICTS, monsterPlace, slotPlace, towerPlace } from '@rowan/cards';
import layout from '../../art/base/city/layout.json';
import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { useCatalogue, useGameState, useViewed } from '../client/context.ts';
import { useDrawn } from '../client/use-settled.ts';
import { anyLit } from '../model/place.ts';
import { t } from '../text/text.ts';
import { Capitol } from './Capitol.tsx';
import { Foe } from './Foe.tsx';
import { Spot } from './Spot.tsx';
import { Sword } from './Sword.tsx';
import styles from './City.module.css';

const Marks = lazily(
  soon(() => import('./Marks.tsx').then(({ Marks: arms }) => arms)),
  'small',
);

let drawing: Promise<string> | null = null;

/** The painted city; it has to stand in the page for the themes to reach it. */
const loadDrawing = (): Promise<string> =>
  (drawing ??= fetch('./art/city/board.svg').then((response) => response.text()));

function Drawing() {
  const [svg, setSvg] = useState('');
  useEffect(() => void loadDrawing().then(setSvg), []);
  return (
    <div class={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} aria-hidden="true" />
  );
}

function District({ index }: { readonly index: number }) {
  const name = DISTRICTS[index]!;
  const plots = layout[name];
  const towers = useViewed(({ setup }) => setup.towers);
  return (
    <section class={styles.district} data-district={name} aria-label={t(`district.${name}`)}>
      {plots.monsters.map((box, slot) => (
        <Foe key={slot} place={monsterPlace(index, slot)} box={box} district={index} />
      ))}
      <Spot place={index} box={plots.start} district={index} />
      <Spot place={slotPlace(index, 0)} box={plots.inner} district={index} />
      <Spot place={slotPlace(index, 1)} box={plots.outer} district={index} />
      {towers && <Spot place={towerPlace(index)} box={plots.tower} district={index} />}
    </section>
  );
}

/** While places can be served, everything else stands back. What stands on it is not drawn again for that. */
function Ground({ children }: { readonly children: ComponentChildren }) {
  const catalogue = useCatalogue();
  const lit = useGameState((state) => anyLit(catalogue, state));
  return (
    <div class={styles.city} data-lit={lit || undefined}>
      {children}
    </div>
  );
}

/** The city with everything on it; its own unit is a thousandth of its width. */
export function City() {
  const sword = useViewed(({ guard }) => guard?.sword);
  const drawn = useDrawn();
  return (
    <div class={styles.frame}>
      <Ground>
        <Drawing />
        {DISTRICTS.map((name, index) => (
          <District key={name} index={index} />
        ))}
        <Capitol />
        {sword !== undefined && <Sword district={sword} />}
        {drawn && <Marks />}
      </Ground>
    </div>
  );
}
