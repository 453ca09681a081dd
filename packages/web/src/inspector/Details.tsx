import { DISTRICTS, OVERLORD, districtOf, type AnyCard } from '@rowan/cards';
import { ownSeat, useCatalogue, useGameState, useView, useViewed } from '../client/context.ts';
import { pictureAt, pictureOf } from '../model/cards.ts';
import { nameOf, textOf } from '../model/labels.ts';
import { placeModel } from '../model/place.ts';
import type { Subject } from '../model/subject.ts';
import { Icon } from '../parts/Icon.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { Breakdown } from './Breakdown.tsx';
import { OfMeeple } from './OfMeeple.tsx';
import { OfSeat } from './OfSeat.tsx';
import { Page } from './Page.tsx';
import { SignRows } from './SignRows.tsx';
import styles from './Details.module.css';

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
      {'card' in there && <SignRows card={there.card} />}
      {there.kind === 'council' && <Token overlord={place - OVERLORD} />}
      {report && report.strength > 0 && <Breakdown report={report} />}
      {report && report.overrun > 0 && (
        <p class={styles.warning}>{t('party.overrun', { n: report.overrun })}</p>
      )}
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
  >
    <SignRows card={card} />
  </Page>
);

/** Everything there is to know about a subject. */
export function Details({ subject }: { readonly subject: Subject }) {
  const catalogue = useCatalogue();
  const seat = useViewed(ownSeat);
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
      return <OfMeeple meeple={subject.unit} seat={seat} />;
    case 'meeple':
      return <OfMeeple meeple={subject.meeple} seat={subject.seat ?? seat} />;
    case 'seat':
      return <OfSeat seat={subject.seat} />;
    case 'note':
      return <Page name={subject.title} text={subject.text} />;
  }
}
