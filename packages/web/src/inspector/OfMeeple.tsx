import { HERO_UNITS, R, X, heroOf, meepleIndex, type Catalogue, type Effect } from '@rowan/cards';
import type { SeatView } from '@rowan/rules';
import { useCatalogue, useView } from '../client/context.ts';
import { keptBy, type Kept } from '../model/lasting.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { meeplePicture } from '../parts/Meeple.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { KeptRows } from './KeptRows.tsx';
import { Page } from './Page.tsx';
import styles from './Details.module.css';

const isHero = (meeple: number): boolean => HERO_UNITS.some((unit) => unit === meeple);

/** Whether a lasting effect makes this Unit stronger. */
function isFor(effect: Effect, meeple: number): boolean {
  if (effect.kind === 'pair') return meepleIndex(effect.who) === meeple;
  if (effect.kind === 'boost')
    return effect.who === 'prestige'
      ? meeple >= R && meeple < X
      : meepleIndex(effect.who) === meeple;
  return false;
}

function textOf(catalogue: Catalogue, meeple: number): string {
  if (meeple === X) return t('look.corruption');
  const card = meeple >= R ? catalogue.prestige[meeple - R] : catalogue.peasant;
  return card && !isHero(meeple) ? describer().card(card) : '';
}

function Levels({ unit, level }: { readonly unit: number; readonly level: number }) {
  const card = useCatalogue().heroes[heroOf(unit)];
  return (
    <>
      {card?.levels.map((one) => (
        <p key={one.level} class={styles.level} data-now={one.level === level || undefined}>
          <Icon name={`level-${one.level}`} /> <span>{describer().hero(card, one.level)}</span>
        </p>
      ))}
    </>
  );
}

function cvOf(catalogue: Catalogue, player: SeatView, meeple: number): number {
  const hero = isHero(meeple)
    ? catalogue.heroes[heroOf(meeple)]?.levels[(player.levels[heroOf(meeple)] ?? 1) - 1]
    : undefined;
  const card = hero ?? (meeple >= R ? catalogue.prestige[meeple - R] : catalogue.peasant);
  return (card?.cv ?? 0) + (player.boosts[meeple] ?? 0);
}

/** A meeple: how strong it is, what it can do, and what makes it stronger. */
export function OfMeeple({ meeple, seat }: { readonly meeple: number; readonly seat: number }) {
  const catalogue = useCatalogue();
  const player = useView().seats[seat];
  const card = isHero(meeple) ? catalogue.heroes[heroOf(meeple)] : undefined;
  const kept: readonly Kept[] = player
    ? keptBy(catalogue, player).filter(({ effect }) => isFor(effect, meeple))
    : [];
  return (
    <Page name={card ? cardName(card) : meepleName(meeple)} text={textOf(catalogue, meeple)}>
      <img class={styles.meeple} src={meeplePicture(meeple)} alt="" />
      {card && <Levels unit={meeple} level={player?.levels[heroOf(meeple)] ?? 1} />}
      {player && meeple !== X && (
        <p class={styles.now}>{t('look.cv', { cv: cvOf(catalogue, player, meeple) })}</p>
      )}
      <KeptRows of={kept} />
    </Page>
  );
}
