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

/** Another answer in few words. */
function shortText(catalogue: Catalogue, view: GameView, answer: Answer): string {
  if (answer.kind === 'plan')
    return (
      answer.places
        .map(({ place, units }) => `${placeName(catalogue, view, place)} (${partyText(units)})`)
        .join('; ') || t('plan.pass')
    );
  if (answer.kind !== 'develop') return choiceName(catalogue, view, answer);
  return t(`coach.do.${answer.do}`);
}

/** In tenths, as nobody knows it better. */
const tenths = (vp: number): number => Math.round(vp * 10) / 10;

/** What it is worth, against the next best. */
function worthText(catalogue: Catalogue, view: GameView, { value, runnerUp }: Hint): string[] {
  if (value === 0) return [];
  const expected = t('coach.value', { value: tenths(value) });
  if (!runnerUp) return [expected];
  const other = shortText(catalogue, view, runnerUp.answer);
  const less = tenths(value - runnerUp.value);
  return [expected, less > 0 ? t('coach.against', { other, less }) : t('coach.even', { other })];
}

const listed = (names: readonly string[]): string => names.join(', ');

/** What it brings for certain. */
function bringsText(catalogue: Catalogue, view: GameView, { brings }: Hint): string[] {
  const { vp, quests, defeats, levelUp } = brings;
  const monsters = listed(defeats.map((place) => placeName(catalogue, view, place)));
  const done = listed(quests.map((quest) => cardName(catalogue.quests[quest])));
  return [
    vp > 0 ? t('coach.vp', { vp }) : '',
    monsters && t('coach.defeats', { names: monsters }),
    done && t('coach.quests', { names: done }),
    levelUp === null ? '' : t('coach.rises', { hero: meepleName(levelUp) }),
  ].filter(Boolean);
}

const reasonText = (catalogue: Catalogue, view: GameView, hint: Hint): string =>
  [...bringsText(catalogue, view, hint), ...worthText(catalogue, view, hint)].join(' ');

function Thought() {
  const thought = useGameState((state) => state.thought);
  return (
    <>
      {t('coach.thinking')}{' '}
      {thought && (
        <small>
          {t('bot.thought', { n: thought.iterations, moves: thought.candidates.length })}
        </small>
      )}
    </>
  );
}

/** The coach's advice, with its reasons. */
export function Coach() {
  const game = useGame();
  const catalogue = useCatalogue();
  const view = useView();
  const hint = useGameState((state) => state.hint);
  if (!hint) return null;
  return (
    <div class={styles.coach} role="status">
      <Icon name="hint" />
      {hint === 'thinking' ? (
        <span>
          <Thought />
        </span>
      ) : (
        <span>
          {adviceText(catalogue, view, hint)}{' '}
          <span data-reason>{reasonText(catalogue, view, hint)}</span>
        </span>
      )}
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
