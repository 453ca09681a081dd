import {
  DISTRICTS,
  OVERLORD,
  districtOf,
  heroOf,
  type AnyCard,
  type Provenance,
} from '@rowan/cards';
import type { ComponentChildren } from 'preact';
import { useCatalogue, useGameState, useView } from '../client/context.ts';
import { pictureAt, pictureOf } from '../model/cards.ts';
import { nameOf, textOf } from '../model/labels.ts';
import { placeModel } from '../model/place.ts';
import type { Subject } from '../model/subject.ts';
import { Icon } from '../parts/Icon.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { Breakdown } from './Breakdown.tsx';
import styles from './Details.module.css';

interface PageProps {
  readonly name: string;
  readonly text: string;
  readonly picture?: string | null;
  readonly tone?: string | undefined;
  readonly provenance?: Provenance | undefined;
  readonly children?: ComponentChildren;
}

/** A card, large: picture, name ribbon, what it says, where it comes from. */
export function Page({ name, text, picture, tone, provenance, children }: PageProps) {
  return (
    <article class={styles.page} data-tone={tone}>
      {picture && <img class={styles.picture} src={picture} alt="" />}
      <h3 class={styles.name}>{name}</h3>
      <div class={styles.body}>
        {text.split(/(?<=\.) /).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {children}
      </div>
      {provenance && <footer class={styles.provenance}>{t(`provenance.${provenance}`)}</footer>}
    </article>
  );
}

const districtAt = (place: number): string => DISTRICTS[districtOf(place)] ?? 'council';

function Token({ overlord }: { readonly overlord: number }) {
  const token = useView().tokens[overlord];
  const card = useCatalogue().bonusTokens[token ?? -1];
  if (!card) return null;
  return (
    <p class={styles.token}>
      <Icon name="crown" /> {describer().card(card)}
    </p>
  );
}

function OfPlace({ place }: { readonly place: number }) {
  const catalogue = useCatalogue();
  const state = useGameState((all) => all);
  const model = placeModel(catalogue, state, place);
  const { there, report } = model;
  const provenance = 'card' in there ? there.card.provenance : undefined;
  return (
    <Page
      name={nameOf(there)}
      text={textOf(catalogue, there)}
      picture={pictureAt(there)}
      tone={districtAt(place)}
      provenance={provenance}
    >
      {there.kind === 'council' && <Token overlord={place - OVERLORD} />}
      {report && report.strength > 0 && <Breakdown report={report} />}
      {report && report.overrun > 0 && (
        <p class={styles.warning}>{t('party.overrun', { n: report.overrun })}</p>
      )}
    </Page>
  );
}

function OfHero({ unit }: { readonly unit: number }) {
  const catalogue = useCatalogue();
  const view = useView();
  const seat = typeof view.viewer === 'number' ? view.viewer : view.active;
  const level = view.seats[seat]?.levels[heroOf(unit)] ?? 1;
  const card = catalogue.heroes[heroOf(unit)]!;
  return (
    <Page name={cardName(card)} text="" provenance={card.provenance}>
      {card.levels.map((one) => (
        <p key={one.level} class={styles.level} data-now={one.level === level || undefined}>
          <Icon name={`level-${one.level}`} /> <span>{describer().hero(card, one.level)}</span>
        </p>
      ))}
    </Page>
  );
}

const cardPage = (card: AnyCard, picture: string, tone?: string) => (
  <Page
    name={cardName(card)}
    text={describer().card(card)}
    picture={picture}
    tone={tone}
    provenance={card.provenance}
  />
);

/** Everything there is to know about a subject. */
export function Details({ subject }: { readonly subject: Subject }) {
  const catalogue = useCatalogue();
  switch (subject.kind) {
    case 'place':
      return <OfPlace place={subject.place} />;
    case 'tile': {
      const card = catalogue.tiles[subject.tile]!;
      return cardPage(card, pictureOf.location(card));
    }
    case 'quest': {
      const card = catalogue.quests[subject.quest];
      return card ? cardPage(card, pictureOf.quest(card), card.kind) : null;
    }
    case 'monster': {
      const card = catalogue.monsters[subject.monster];
      return card ? cardPage(card, pictureOf.monster(card), card.district) : null;
    }
    case 'hero':
      return <OfHero unit={subject.unit} />;
    case 'note':
      return <Page name={subject.title} text={subject.text} />;
  }
}
