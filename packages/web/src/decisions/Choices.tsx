import { X } from '@rowan/cards';
import type { Answer, Decision } from '@rowan/rules';
import { useGame, useGameState } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { meepleName } from '../model/meeples.ts';
import { questionOf, type Question } from '../model/question.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Seal } from '../parts/Seal.tsx';
import type { Subject } from '../model/subject.ts';
import { t } from '../text/text.ts';
import { DistrictFace, MonsterFace, PlaceFace, QuestFace } from './Faces.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './Choices.module.css';

/** What an answer looks like as a thing to choose. */
export function Face({ decision, answer }: { decision: Decision; answer: Answer }) {
  switch (answer.kind) {
    case 'order':
      if (decision.kind !== 'order') return null;
      if (decision.of === 'quests') return <QuestFace quest={answer.item} />;
      if (decision.of === 'monsters') return <MonsterFace monster={answer.item} />;
      return <PlaceFace place={answer.item} />;
    case 'discardQuest':
      return <QuestFace quest={answer.quest} />;
    case 'drawEffect':
      return answer.quest === null ? (
        <b>{t('choice.noMore')}</b>
      ) : (
        <QuestFace quest={answer.quest} />
      );
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
      return <DistrictFace district={answer.district} />;
    case 'develop':
    case 'plan':
    case 'backToBag':
      return null;
  }
}

/** What a choice speaks of, for a closer look. */
function subjectOf(answer: Answer): Subject | null {
  switch (answer.kind) {
    case 'discardQuest':
      return { kind: 'quest', quest: answer.quest };
    case 'drawEffect':
      return answer.quest === null ? null : { kind: 'quest', quest: answer.quest };
    case 'unit':
      return { kind: 'meeple', meeple: answer.unit };
    default:
      return null;
  }
}

const looked = (subject: Subject | null) => (subject ? inspectable(subject) : {});

/** Decisions whose answers are few enough to show each of them. */
type Choice = Exclude<Question, { kind: 'backToBag' | 'order' }>;

/** Any decision with a few answers: each is a big button. */
export function Choices({ decision }: { readonly decision: Choice }) {
  const game = useGame();
  const offers = useGameState(({ options }) => options.offers);
  const sent = useGameState((state) => state.sent);
  return (
    <Sheet title={questionOf(decision)}>
      {decision.kind === 'overflow' && (
        <p class={styles.about} {...inspectable({ kind: 'monster', monster: decision.monster })}>
          <MonsterFace monster={decision.monster} />
        </p>
      )}
      {decision.kind === 'payCost' && <QuestFace quest={decision.quest} />}
      <ul class={styles.choices}>
        {offers.map((offer, i) => (
          <li key={i}>
            <button
              type="button"
              class={styles.choice}
              data-sent={offer.answer === sent || undefined}
              onClick={() => game.answer(offer.answer)}
              {...looked(subjectOf(offer.answer))}
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
