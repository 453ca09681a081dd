import { DISTRICTS, type Catalogue } from '@rowan/cards';
import type { Hint } from '@rowan/protocol';
import type { Answer, DecisionOf, DevelopAnswer, GameView } from '@rowan/rules';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { partyText, placeName } from '../model/labels.ts';
import { meepleName } from '../parts/Meeple.tsx';
import { Icon } from '../parts/Icon.tsx';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import styles from './ActionPanel.module.css';

function developText(catalogue: Catalogue, answer: DevelopAnswer): string {
  switch (answer.do) {
    case 'assign': {
      const units = Array.from({ length: 9 }, () => 0);
      units[0]! += answer.construct?.peasants ?? 0;
      units[7]! += (answer.construct?.shamans ?? 0) + (answer.levelUp?.shaman ? 1 : 0);
      if (answer.levelUp && !answer.levelUp.shaman) units[answer.levelUp.unit]! += 1;
      return t('coach.assign', { units: partyText(units) });
    }
    case 'construct':
      return t('coach.construct', { name: cardName(catalogue.tiles[answer.tile]) });
    case 'levelUp':
      return t('coach.levelUp');
    case 'ability':
      return t('coach.ability', { hero: meepleName(answer.unit) });
    case 'end':
      return t('coach.end');
  }
}

const orderName = (catalogue: Catalogue, view: GameView, item: number): string => {
  const { of } = view.decision as DecisionOf<'order'>;
  if (of === 'quests') return cardName(catalogue.quests[item]);
  return of === 'monsters' ? cardName(catalogue.monsters[item]) : placeName(catalogue, view, item);
};

function choiceName(catalogue: Catalogue, view: GameView, answer: Answer): string {
  switch (answer.kind) {
    case 'order':
      return orderName(catalogue, view, answer.item);
    case 'discardQuest':
      return cardName(catalogue.quests[answer.quest]);
    case 'cleanse':
      return t(answer.from);
    case 'unit':
      return meepleName(answer.unit);
    case 'payCost':
      return t(answer.pay ? 'coach.yes' : 'coach.no');
    case 'backToBag':
      return partyText(answer.meeples) || t('coach.no');
    case 'overflow':
      return t(`district.${DISTRICTS[answer.district]!}`);
    case 'drawEffect':
      return answer.quest === null ? t('coach.no') : cardName(catalogue.quests[answer.quest]);
    case 'develop':
    case 'plan':
      return '';
  }
}

function adviceText(catalogue: Catalogue, view: GameView, { answer }: Hint): string {
  if (answer.kind === 'plan') return t('coach.plan');
  return answer.kind === 'develop'
    ? developText(catalogue, answer)
    : t('coach.choice', { choice: choiceName(catalogue, view, answer) });
}

/** The coach's advice, with what it expects. */
export function Coach() {
  const game = useGame();
  const catalogue = useCatalogue();
  const view = useView();
  const hint = useGameState((state) => state.hint);
  if (!hint) return null;
  return (
    <div class={styles.coach} role="status">
      <Icon name="hint" />
      <span>
        {hint === 'thinking' ? t('coach.thinking') : adviceText(catalogue, view, hint)}{' '}
        {hint !== 'thinking' &&
          hint.value !== 0 &&
          t('coach.value', { value: Math.round(hint.value * 10) / 10 })}
      </span>
      <button
        type="button"
        class={styles.close}
        aria-label={t('close')}
        onClick={() => game.advise(null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
