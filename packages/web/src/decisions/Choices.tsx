import { DISTRICTS, X } from '@rowan/cards';
import type { Answer, Decision } from '@rowan/rules';
import type { Offer } from '@rowan/table';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { pictureOf, cardAt, pictureAt } from '../model/cards.ts';
import { nameOf } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { questWords } from '../model/quest-words.ts';
import { questionOf, type Question } from '../model/question.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { Seal } from '../parts/Seal.tsx';
import { QuestCardView } from '../seat/Quests.tsx';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Choices.module.css';

function Quest({ quest }: { readonly quest: number }) {
  const card = useCatalogue().quests[quest];
  return card ? (
    <Named name={questWords(card)}>
      <QuestCardView card={card} />
    </Named>
  ) : null;
}

function Place({ place }: { readonly place: number }) {
  const there = cardAt(useCatalogue(), useView(), place);
  return (
    <>
      <img class={styles.picture} src={pictureAt(there) ?? ''} alt="" />
      <b>{nameOf(there)}</b>
    </>
  );
}

/** A monster that is already out of its slot still has a name. */
function Trophy({ monster }: { readonly monster: number }) {
  const card = useCatalogue().monsters[monster];
  if (!card) return null;
  return (
    <>
      <img class={styles.picture} src={pictureOf.monster(card)} alt="" />
      <b>{cardName(card)}</b>
    </>
  );
}

/** What an answer looks like as a thing to choose. */
function Face({ decision, answer }: { decision: Decision; answer: Answer }) {
  switch (answer.kind) {
    case 'order':
      if (decision.kind !== 'order') return null;
      if (decision.of === 'quests') return <Quest quest={answer.item} />;
      if (decision.of === 'monsters') return <Trophy monster={answer.item} />;
      return <Place place={answer.item} />;
    case 'discardQuest':
      return <Quest quest={answer.quest} />;
    case 'drawEffect':
      return answer.quest === null ? <b>{t('choice.noMore')}</b> : <Quest quest={answer.quest} />;
    case 'cleanse':
      return (
        <>
          <Icon name={answer.from} class={styles.icon} />
          <Meeple meeple={X} class={styles.meeple} />
          <b>{t(answer.from)}</b>
        </>
      );
    case 'unit':
      return (
        <>
          <Meeple meeple={answer.unit} class={styles.meeple} />
          <b>{meepleName(answer.unit)}</b>
        </>
      );
    case 'payCost':
      return <b>{t(answer.pay ? 'choice.pay' : 'choice.decline')}</b>;
    case 'overflow':
      return <b>{t(`district.${DISTRICTS[answer.district]!}`)}</b>;
    case 'develop':
    case 'plan':
    case 'backToBag':
      return null;
  }
}

function subjectOf({ answer }: Offer) {
  if (answer.kind === 'discardQuest') return inspectable({ kind: 'quest', quest: answer.quest });
  if (answer.kind === 'drawEffect' && answer.quest !== null)
    return inspectable({ kind: 'quest', quest: answer.quest });
  return {};
}

/** Decisions whose answers are few enough to show each of them. */
type Choice = Exclude<Question, { kind: 'backToBag' }>;

/** Any decision with a few answers: each is a big button. */
export function Choices({ decision }: { readonly decision: Choice }) {
  const game = useGame();
  const offers = useGameState(({ options }) => options.offers);
  const sent = useGameState((state) => state.sent);
  return (
    <Sheet title={questionOf(decision)}>
      {decision.kind === 'overflow' && (
        <p class={styles.about}>
          <Trophy monster={decision.monster} />
        </p>
      )}
      {decision.kind === 'payCost' && <Quest quest={decision.quest} />}
      <ul class={styles.choices}>
        {offers.map((offer, i) => (
          <li key={i}>
            <button
              type="button"
              class={styles.choice}
              data-sent={offer.answer === sent || undefined}
              onClick={() => game.answer(offer.answer)}
              {...subjectOf(offer)}
            >
              <Face decision={decision} answer={offer.answer} />
              <Seal of={offer} short />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
