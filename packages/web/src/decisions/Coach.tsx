import { useEffect } from 'preact/hooks';
import { DISTRICTS, SLOT, districtOf, type Catalogue } from '@rowan/cards';
import type { Hint } from '@rowan/protocol';
import type { Answer, DecisionOf, DevelopAnswer, GameView, Place } from '@rowan/rules';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { workersOf } from '../model/interaction.ts';
import { partyText, placeName } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { cardName, describer } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { markAdvised } from './advised.ts';
import styles from './ActionPanel.module.css';

const buildOf = (catalogue: Catalogue, { tile, place }: { tile: number; place: Place }) => ({
  name: cardName(catalogue.tiles[tile]),
  district: t(`district.${DISTRICTS[districtOf(place)]!}`),
});

function developText(catalogue: Catalogue, answer: DevelopAnswer): string {
  switch (answer.do) {
    case 'assign':
      return t('coach.assign', { units: partyText(workersOf(answer)) });
    case 'construct':
      return t('coach.construct', {
        ...buildOf(catalogue, answer),
        slot: describer().card(catalogue.slots[answer.place - SLOT]!),
      });
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

function shortDevelopText(catalogue: Catalogue, answer: DevelopAnswer): string {
  switch (answer.do) {
    case 'assign':
      return t('coach.do.assign', { units: partyText(workersOf(answer)) });
    case 'construct':
      return t('coach.do.construct', buildOf(catalogue, answer));
    case 'ability':
      return t('coach.do.ability', { hero: meepleName(answer.unit) });
    case 'levelUp':
    case 'end':
      return t(`coach.do.${answer.do}`);
  }
}

/** Another answer in few words. */
function shortText(catalogue: Catalogue, view: GameView, answer: Answer): string {
  if (answer.kind === 'plan')
    return (
      answer.places
        .map(({ place, units }) => `${placeName(catalogue, view, place)} (${partyText(units)})`)
        .join('; ') || t('plan.pass')
    );
  return answer.kind === 'develop'
    ? shortDevelopText(catalogue, answer)
    : choiceName(catalogue, view, answer);
}

/** So little, in VP, that nobody can tell which is better. */
const EVEN = 0.05;

/** The next best, unless it reads the same. */
export function nextBest(
  catalogue: Catalogue,
  view: GameView,
  { answer, value, runnerUp }: Hint,
): string[] {
  if (value === 0 || !runnerUp) return [];
  const other = shortText(catalogue, view, runnerUp.answer);
  if (other === shortText(catalogue, view, answer)) return [];
  return [t(value - runnerUp.value > EVEN ? 'coach.against' : 'coach.even', { other })];
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
  [...bringsText(catalogue, view, hint), ...nextBest(catalogue, view, hint)].join(' ');

function Thought() {
  const thought = useGameState((state) => state.thought);
  return (
    <>
      {t('coach.thinking')}{' '}
      {thought?.candidates && (
        <small>
          {t('bot.thought', { n: thought.iterations ?? 0, moves: thought.candidates.length })}
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
  const options = useGameState((state) => state.options);
  useEffect(
    () => (hint && hint !== 'thinking' ? markAdvised(hint.answer, options) : undefined),
    [hint, options],
  );
  if (!hint) return null;
  return (
    <div class={styles.coach} role="status" data-note>
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
