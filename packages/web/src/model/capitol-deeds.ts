import { heroOf } from '@rowan/cards';
import type { Answer } from '@rowan/rules';
import type { Offer } from '@rowan/table';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { cardAt } from './cards.ts';
import { answer, draft, sentence, type Deed, type Situation } from './deed.ts';
import { workersOf } from './capitol.ts';
import { partyText, textOf } from './labels.ts';
import { meepleName } from './meeples.ts';

/** What can be done in the Development Phase. */

function riseWords({ catalogue, view }: Situation, unit: number, shaman: boolean): string {
  const level = view.seats[view.active]!.levels[heroOf(unit)] ?? 1;
  const hero = meepleName(unit);
  const next = describer().hero(catalogue.heroes[heroOf(unit)]!, level + 1);
  return `${t(shaman ? 'develop.riseAs' : 'develop.rise', { hero })}. ${next}`;
}

function assignWords(
  now: Situation,
  { construct, levelUp }: Extract<Answer, { do: 'assign' }>,
  joins: number,
): string {
  const units = partyText(workersOf({ construct, levelUp: null }));
  const build =
    construct &&
    sentence(t('develop.build', { units }), joins > 0 && t('develop.joins', { n: joins }));
  const rise = levelUp && riseWords(now, levelUp.unit, levelUp.shaman);
  return build && rise ? t('now.both', { first: build, second: rise }) : (build ?? rise ?? '');
}

/** Tiles first, slots once one is chosen. */
export function buildDeeds(now: Situation): Deed[] {
  const { catalogue, view, interaction, options } = now;
  const { source } = interaction;
  const builds = options.offers.flatMap((offer) =>
    offer.answer.kind === 'develop' && offer.answer.do === 'construct'
      ? [{ offer, ...offer.answer }]
      : [],
  );
  if (source?.kind === 'tile')
    return builds
      .filter(({ tile }) => tile === source.tile)
      .map(({ offer, place }) => answer(textOf(catalogue, cardAt(catalogue, view, place)), offer));
  return [...new Set(builds.map(({ tile }) => tile))].map((tile) => {
    const card = catalogue.tiles[tile]!;
    const words = `${t('now.build', { name: cardName(card) })} ${describer().card(card)}`;
    return draft(words, { ...interaction, source: { kind: 'tile', tile } });
  });
}

function developDeed(now: Situation, offer: Offer): Deed[] {
  const { catalogue, view } = now;
  const { answer: given } = offer;
  if (given.kind !== 'develop') return [];
  switch (given.do) {
    case 'assign':
      return [answer(`${assignWords(now, given, offer.joins)}.`.replace('..', '.'), offer)];
    case 'levelUp':
      return [answer(`${t('develop.riseNow', { hero: meepleName(view.turn.levelUp) })}.`, offer)];
    case 'ability': {
      const level = view.seats[view.active]!.levels[heroOf(given.unit)] ?? 1;
      const text = describer().hero(catalogue.heroes[heroOf(given.unit)]!, level);
      return [answer(`${t('hero.use', { hero: meepleName(given.unit) })}. ${text}`, offer)];
    }
    case 'end':
      return [answer(`${t('develop.end')}.`, offer)];
    case 'construct':
      return [];
  }
}

export function developDeeds(now: Situation): Deed[] {
  const { construct, levelUp } = now.interaction.capitol;
  const others = now.options.offers.flatMap((offer) => developDeed(now, offer));
  const sending: Deed[] =
    construct || levelUp ? [{ words: `${t('develop.assign')}.`, act: { kind: 'confirm' } }] : [];
  return [...sending, ...buildDeeds(now), ...others];
}
