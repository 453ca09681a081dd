import { DISTRICTS, monstersAt, type CouncilCard, type MonsterCard } from '@rowan/cards';
import { useCatalogue, useGameState, useView } from '../client/context.ts';
import { cardAt, pictureAt, pictureOf, type PlaceCard } from '../model/cards.ts';
import { glyphsOf, signsOfLocation, signsOfRoom, type Glyph } from '../model/glyphs.ts';
import { nameOf, textOf } from '../model/labels.ts';
import { questWords } from '../model/quest-words.ts';
import { Glyphs } from '../parts/Glyphs.tsx';
import { Named } from '../parts/Named.tsx';
import { Progress, QuestCardView } from '../seat/Quests.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import styles from './Choices.module.css';

/** Cards and districts as things to choose, with all that is needed to decide. */

const icon = (name: string): Glyph => ({ kind: 'icon', icon: name });

const foeSigns = (card: MonsterCard | CouncilCard): Glyph[] => [
  icon('strength'),
  { kind: 'text', text: `${card.strength}` },
  { kind: 'vp', n: card.vp },
  icon(card.type),
  ...('gives' in card ? glyphsOf(card.gives) : []),
];

/** What a place brings; of whom one fights, how strong it is. */
function signsAt(there: PlaceCard): readonly Glyph[] {
  switch (there.kind) {
    case 'start':
    case 'tile':
      return signsOfLocation(there.card).gives;
    case 'room':
      return signsOfRoom(there.card).gives;
    case 'monster':
    case 'council':
      return foeSigns(there.card);
    case 'order':
    case 'vacant':
    case 'empty':
      return [];
  }
}

interface FaceProps {
  readonly name: string;
  readonly text: string;
  readonly picture: string | null;
  readonly signs: readonly Glyph[];
}

const Face = ({ name, text, picture, signs }: FaceProps) => (
  <Named name={`${name}. ${text}`}>
    <img class={styles.picture} src={picture ?? ''} alt="" />
    <b>{name}</b>
    <Glyphs of={signs} class={styles.signs} />
  </Named>
);

export function PlaceFace({ place }: { readonly place: number }) {
  const catalogue = useCatalogue();
  const there = cardAt(catalogue, useView(), place);
  return (
    <Face
      name={nameOf(there)}
      text={textOf(catalogue, there)}
      picture={pictureAt(there)}
      signs={signsAt(there)}
    />
  );
}

/** A Monster that is already out of its slot still has a name. */
export function MonsterFace({ monster }: { readonly monster: number }) {
  const card = useCatalogue().monsters[monster];
  if (!card) return null;
  const text = describer().card(card);
  return (
    <Face
      name={cardName(card)}
      text={text}
      picture={pictureOf.monster(card)}
      signs={foeSigns(card)}
    />
  );
}

/** A district, and how many Monsters lie there already. */
export function DistrictFace({ district }: { readonly district: number }) {
  const lying = monstersAt(useView().monsters, district).filter((card) => card >= 0);
  return (
    <>
      <b>{t(`district.${DISTRICTS[district]!}`)}</b>
      <small>{t('choice.load', { n: lying.length })}</small>
    </>
  );
}

/** Whether the last step has drawn it. */
const useIsNew = (quest: number): boolean =>
  useGameState(({ steps }) =>
    (steps.at(-1) ?? []).some(
      (event) => event.kind === 'questsDrawn' && event.quests.includes(quest),
    ),
  );

export function QuestFace({ quest }: { readonly quest: number }) {
  const card = useCatalogue().quests[quest];
  const progress = useGameState((state) => state.progress.find((one) => one.quest === quest));
  const drawn = useIsNew(quest);
  if (!card) return null;
  const words = questWords(card, progress);
  return (
    <Named name={drawn ? `${t('choice.new')}. ${words}` : words}>
      <QuestCardView card={card} />
      <Progress quest={quest} />
      {drawn && <b class={styles.drawn}>{t('choice.new')}</b>}
    </Named>
  );
}
