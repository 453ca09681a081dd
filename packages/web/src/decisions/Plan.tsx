import type { PlanReport } from '@rowan/rules';
import { COMMANDS } from '../client/commands.ts';
import { once } from '../parts/once.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { clearPlace, toggleForge, toggleRecruit } from '../client/interaction.ts';
import { singly } from '../board/Party.tsx';
import { placeName } from '../model/labels.ts';
import { Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Meeple, meepleName } from '../parts/Meeple.tsx';
import { Seal } from '../parts/Seal.tsx';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { HintButton } from './HintButton.tsx';
import styles from './Plan.module.css';

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** What the plan would bring, sign by sign. */
function Outcome({ report }: { readonly report: PlanReport }) {
  const { quests } = useCatalogue();
  const vp = report.vp + report.questVp;
  return (
    <ul class={styles.outcome}>
      <li class={styles.vp}>
        <Vp n={`+${vp}`} />
      </li>
      {report.gains.map(
        (n, meeple) =>
          n > 0 && (
            <li key={meeple} title={meepleName(meeple, n)}>
              +{n}
              <Meeple meeple={meeple} />
            </li>
          ),
      )}
      {report.granted > 0 && (
        <li title={t('plan.granted', { n: report.granted })}>
          <Icon name="draw" />
          {report.granted}
        </li>
      )}
      {report.overrun > 0 && (
        <li class={styles.overrun} title={t('plan.overrun', { n: report.overrun })}>
          <Icon name="warning" />+{report.overrun}
          <Meeple meeple={0} />
        </li>
      )}
      {report.quests.map((quest) => (
        <li key={quest} class={styles.quest}>
          <Icon name="check" /> {cardName(quests[quest])}
        </li>
      ))}
    </ul>
  );
}

/** M5 and the Blood Forge: choices that belong to a party on a Monster. */
function Extras() {
  const game = useGame();
  const view = useView();
  const catalogue = useCatalogue();
  const interaction = useGameState((state) => state.interaction);
  const { plan } = interaction;
  const fights = plan.places.filter(({ place }) => place >= 16);
  const levels = view.seats[view.active]?.levels ?? [];
  const recruits = catalogue.heroes[0]?.levels[(levels[0] ?? 1) - 1]?.recruits === true;
  const forging = plan.places.some(({ place }) => {
    const tile = catalogue.tiles[view.built[place - 4] ?? -1];
    return tile?.gives.some(({ kind }) => kind === 'forge') ?? false;
  });
  return (
    <div class={styles.extras}>
      {recruits &&
        fights
          .filter(({ units }) => (units[1] ?? 0) > 0)
          .map(({ place }) => (
            <button
              key={place}
              type="button"
              class={styles.extra}
              aria-pressed={plan.recruit === place}
              onClick={() => game.interact(toggleRecruit(interaction, place))}
            >
              <Meeple meeple={0} />
              {t('plan.recruit', { name: placeName(catalogue, view, place) })}
            </button>
          ))}
      {forging &&
        fights.flatMap(({ place, units }) =>
          units.flatMap((n, unit) =>
            n > 0
              ? [
                  <button
                    key={`${place}-${unit}`}
                    type="button"
                    class={styles.extra}
                    aria-pressed={plan.forge?.place === place && plan.forge.unit === unit}
                    onClick={() => game.interact(toggleForge(interaction, place, unit))}
                  >
                    <Icon name="forge" />
                    <Meeple meeple={unit} />
                    {placeName(catalogue, view, place)}
                  </button>,
                ]
              : [],
          ),
        )}
    </div>
  );
}

/** Who goes where; a tap takes them back. */
function Tasks() {
  const game = useGame();
  const view = useView();
  const catalogue = useCatalogue();
  const interaction = useGameState((state) => state.interaction);
  return (
    <ul class={styles.tasks}>
      {interaction.plan.places.map(({ place, units }) => {
        const name = placeName(catalogue, view, place);
        return (
          <li key={place}>
            <button
              type="button"
              aria-label={t('plan.clear', { name })}
              title={t('plan.clear', { name })}
              onClick={() => game.interact(clearPlace(interaction, place))}
            >
              {singly(units).map((meeple, i) => (
                <Meeple key={i} meeple={meeple} />
              ))}
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The Main Phase: the plan in sum, and the button that confirms it. */
export function Plan() {
  const game = useGame();
  const explained = useGameState((state) => state.explained);
  const interaction = useGameState((state) => state.interaction);
  const places = interaction.plan.places.length;
  const left = explained ? sum(explained.report.left.slice(0, 8)) : 0;
  const refused = Boolean(explained?.report.rejection);
  return (
    <div class={styles.plan}>
      {places === 0 && (
        <p class={styles.ask}>
          {t('plan.ask')}
          <HintButton />
        </p>
      )}
      {explained && places === 0 && (
        <p class={styles.reach}>
          <i aria-hidden="true" /> {t('plan.reach', { n: explained.reachable.length })}
        </p>
      )}
      {explained && places > 0 && (
        <div class={styles.sum}>
          <Outcome report={explained.report} />
          <p class={styles.left}>{t('plan.left', { n: left })}</p>
        </div>
      )}
      {places > 0 && <Tasks />}
      <Extras />
      <button
        type="button"
        class={styles.confirm}
        data-refused={refused || undefined}
        data-empty={places === 0 || undefined}
        onClick={once(() => COMMANDS.confirm.run(game))}
      >
        <b>{places === 0 ? t('plan.pass') : t('plan.confirm')}</b>
        <Seal of={explained?.foresight ?? null} />
      </button>
    </div>
  );
}
