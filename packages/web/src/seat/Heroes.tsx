import { HERO_UNITS, heroOf } from '@rowan/cards';
import type { LevelUpUnit } from '@rowan/rules';
import { sendOrChoose } from '../client/actions.ts';
import { useCatalogue, useGame, useGameState, usePlayer } from '../client/context.ts';
import { inspectable, lookable } from '../client/inspector.ts';
import { NO_CAPITOL, riseOffered } from '../model/capitol.ts';
import { glyphsOf } from '../model/glyphs.ts';
import { heroWords } from '../model/hero-words.ts';
import { meepleName } from '../model/meeples.ts';
import { Glyphs, Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { Seal } from '../parts/Seal.tsx';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import styles from './Heroes.module.css';

function Ability({ unit }: { readonly unit: number }) {
  const game = useGame();
  const offer = useGameState(({ options }) =>
    options.offers.find(
      ({ answer }) => answer.kind === 'develop' && answer.do === 'ability' && answer.unit === unit,
    ),
  );
  if (!offer) return null;
  return (
    <button
      type="button"
      class={styles.use}
      data-ability={unit}
      aria-label={t('hero.use', { hero: meepleName(unit) })}
      onClick={() => game.answer(offer.answer)}
    >
      {t('hero.useShort')}
      <Seal of={offer} short />
    </button>
  );
}

/** How this Hero could rise now, by itself before a Shaman in its place. */
const useRise = (unit: number): LevelUpUnit | undefined =>
  useGameState(({ options, sent }) => (sent ? undefined : riseOffered(options, unit)));

/** A card that may rise does when it is touched; any other is looked at. */
function useTouch(unit: number) {
  const game = useGame();
  const rise = useRise(unit);
  const capitol = useGameState(({ interaction }) => (rise ? interaction.capitol : NO_CAPITOL));
  const subject = { kind: 'hero', unit } as const;
  if (!rise) return lookable(subject);
  const on = capitol.levelUp?.unit === unit;
  return {
    ...inspectable(subject),
    'aria-pressed': on,
    'data-rises': true,
    onClick: () => sendOrChoose(game, { ...capitol, levelUp: on ? null : rise }),
  };
}

function Hero({ unit, seat }: { unit: number; seat: number }) {
  const card = useCatalogue().heroes[heroOf(unit)]!;
  const player = usePlayer(seat);
  const level = player.levels[heroOf(unit)] ?? 1;
  const face = card.levels[level - 1]!;
  const next = card.levels[level];
  const boost = player.boosts[unit] ?? 0;
  const touch = useTouch(unit);
  const words = heroWords(card, level, boost);
  const signs = glyphsOf([...(face.boosts ?? []), ...(face.ability?.gives ?? [])]);
  return (
    <li class={styles.hero}>
      <button type="button" class={styles.face} {...touch}>
        <Named
          name={
            'data-rises' in touch
              ? `${t('develop.rise', { hero: meepleName(unit) })}. ${words}`
              : words
          }
        >
          <Meeple meeple={unit} class={styles.meeple} />
          <b class={styles.name}>{cardName(card)}</b>
          <span class={styles.cv}>
            {face.cv}
            {boost > 0 && <small>+{boost}</small>}
          </span>
          <span class={styles.level} data-level={level}>
            {[1, 2, 3].map((notch) => (
              <i key={notch} data-on={notch <= level || undefined} />
            ))}
          </span>
          <Glyphs of={signs} class={styles.signs} />
          {next && (
            <span class={styles.next}>
              <Icon name="level-up" />
              <Vp n={next.cost > 0 ? `−${next.cost}` : 0} />
              <Glyphs of={glyphsOf([...(next.boosts ?? []), ...(next.ability?.gives ?? [])])} />
            </span>
          )}
        </Named>
      </button>
      <Ability unit={unit} />
    </li>
  );
}

/** The four Hero cards: level, combat value, ability. */
export const Heroes = ({ seat }: { readonly seat: number }) => (
  <section class={styles.heroes} aria-label={t('heroes')}>
    <h2 class={styles.title}>
      <Icon name="level-up" /> {t('heroes')}
      <small>{t('heroes.text')}</small>
    </h2>
    <ul class={styles.row}>
      {HERO_UNITS.map((unit) => (
        <Hero key={unit} unit={unit} seat={seat} />
      ))}
    </ul>
  </section>
);
