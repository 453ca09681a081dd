import type { ComponentChildren } from 'preact';
import { P, UNITS, total } from '@rowan/cards';
import type { PlanAnswer, PlanReport, Rejection } from '@rowan/rules';
import { COMMANDS } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { clearPlace, toggleForge, toggleRecruit } from '../model/interaction.ts';
import { placeName } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { refusalText } from '../model/refusals.ts';
import { missedWords } from '../model/waste.ts';
import { Vp } from '../parts/Glyphs.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { Seal } from '../parts/Seal.tsx';
import { cardName } from '../text/cards.ts';
import { t } from '../text/text.ts';
import { HintButton } from './HintButton.tsx';
import { Tasks } from './Tasks.tsx';
import styles from './Plan.module.css';

/** What the plan would bring, sign by sign. */
function Outcome({ report }: { readonly report: PlanReport }) {
  const { quests } = useCatalogue();
  const vp = report.vp + report.questVp;
  return (
    <ul class={styles.outcome}>
      <li class={styles.vp}>
        <Named name={t('plan.vp', { n: vp })}>
          <Vp n={`+${vp}`} />
        </Named>
      </li>
      {report.gains.map(
        (n, meeple) =>
          n > 0 && (
            <li key={meeple} title={meepleName(meeple, n)}>
              <Named name={`+${n} ${meepleName(meeple, n)}`}>
                +{n}
                <Meeple meeple={meeple} />
              </Named>
            </li>
          ),
      )}
      {report.granted > 0 && (
        <li title={t('plan.granted', { n: report.granted })}>
          <Named name={t('plan.granted', { n: report.granted })}>
            <Icon name="draw" />
            {report.granted}
          </Named>
        </li>
      )}
      {report.overrun > 0 && (
        <li class={styles.overrun} title={t('plan.overrun', { n: report.overrun })}>
          <Named name={t('plan.overrun', { n: report.overrun })}>
            <Icon name="warning" />+{report.overrun}
            <Meeple meeple={P} />
          </Named>
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

const NONE: PlanReport['places'] = [];

type Forged = NonNullable<PlanAnswer['forge']>;

const isForged = ({ forge }: PlanAnswer, { place, unit }: Forged): boolean =>
  forge?.place === place && forge.unit === unit;

/** M5 and the Blood Forge, where the table offers them; what is chosen can always be taken back. */
function extrasOf(plan: PlanAnswer, report: PlanReport | undefined) {
  const { recruits = [], forges = [] } = report ?? {};
  const { recruit, forge } = plan;
  const stray = recruit !== undefined && !recruits.includes(recruit) ? [recruit] : [];
  const strayed = forge && !forges.some((one) => isForged(plan, one)) ? [forge] : [];
  return { recruits: [...recruits, ...stray], forges: [...forges, ...strayed] };
}

function Extra(props: {
  readonly on: boolean;
  readonly toggle: () => void;
  readonly children: ComponentChildren;
}) {
  const { on, toggle, children } = props;
  return (
    <button type="button" class={styles.extra} aria-pressed={on} onClick={toggle}>
      {children}
    </button>
  );
}

/** Choices that belong to a party on a Monster. */
function Extras() {
  const game = useGame();
  const view = useView();
  const catalogue = useCatalogue();
  const interaction = useGameState((state) => state.interaction);
  const report = useGameState(({ explained }) => explained?.report);
  const { plan } = interaction;
  const { recruits, forges } = extrasOf(plan, report);
  return (
    <div class={styles.extras}>
      {recruits.map((place) => (
        <Extra
          key={place}
          on={plan.recruit === place}
          toggle={() => game.interact(toggleRecruit(interaction, place))}
        >
          <Meeple meeple={P} />
          {t('plan.recruit', { name: placeName(catalogue, view, place) })}
        </Extra>
      ))}
      {forges.map(({ place, unit }) => (
        <Extra
          key={`${place}-${unit}`}
          on={isForged(plan, { place, unit })}
          toggle={() => game.interact(toggleForge(interaction, place, unit))}
        >
          <Icon name="forge" />
          <Meeple meeple={unit} />
          {placeName(catalogue, view, place)}
        </Extra>
      ))}
    </div>
  );
}

/** Why the plan cannot be carried out as it lies there. */
function Wrong({ rejection }: { readonly rejection: Rejection }) {
  const view = useView();
  const { catalogue, seats } = useGameState(({ welcome }) => welcome!);
  return (
    <p class={styles.wrong} role="status">
      <Icon name="warning" /> {refusalText({ catalogue, view, seats }, rejection)}
    </p>
  );
}

/** The plan in the making, place by place. */
function Drafted() {
  const game = useGame();
  const interaction = useGameState((state) => state.interaction);
  const reports = useGameState(({ explained }) => explained?.report.places ?? NONE);
  return (
    <Tasks
      plan={interaction.plan}
      wrong={reports.flatMap(({ place, rejection }) => (rejection ? [place] : []))}
      onClear={(place) => game.interact(clearPlace(interaction, place))}
    />
  );
}

/** Nobody has a task yet. To leave it at that is no main button, and is asked once more while places glow. */
function Nobody() {
  const game = useGame();
  const explained = useGameState((state) => state.explained);
  const passing = useGameState((state) => state.passing);
  const n = explained?.reachable.length ?? 0;
  return (
    <>
      {explained && (
        <p class={styles.reach}>
          <i aria-hidden="true" /> {t('plan.reach', { n })}
        </p>
      )}
      <p class={styles.nobody}>
        {passing && <b role="alert">{t('plan.passAsk')}</b>}
        <button type="button" class={styles.plain} onClick={() => COMMANDS.confirm.run(game)}>
          {t('plan.pass')}
          <Seal of={explained?.foresight ?? null} short />
        </button>
        {passing && (
          <button
            type="button"
            class={styles.plain}
            onClick={() => game.interact(game.state.interaction)}
          >
            {t('plan.back')}
          </button>
        )}
      </p>
    </>
  );
}

/** The Main Phase: the plan in sum, and the button that confirms it. */
export function Plan() {
  const game = useGame();
  const explained = useGameState((state) => state.explained);
  const interaction = useGameState((state) => state.interaction);
  const catalogue = useCatalogue();
  const view = useView();
  const places = interaction.plan.places.length;
  const left = explained ? total(explained.report.left.slice(0, UNITS)) : 0;
  const refused = Boolean(explained?.report.rejection);
  return (
    <div class={styles.plan}>
      {places === 0 && (
        <p class={styles.ask}>
          {t('plan.ask')}
          <HintButton />
        </p>
      )}
      {places === 0 && <Nobody />}
      {explained && places > 0 && !refused && (
        <div class={styles.sum}>
          <Outcome report={explained.report} />
          <p class={styles.left}>
            {t('plan.left', { n: left })} {missedWords(catalogue, view, explained.report)}
          </p>
        </div>
      )}
      {refused && <Wrong rejection={explained!.report.rejection!} />}
      {places > 0 && <Drafted />}
      <Extras />
      {places > 0 && (
        <button
          type="button"
          class={styles.confirm}
          data-main
          data-refused={refused || undefined}
          onClick={() => COMMANDS.confirm.run(game)}
        >
          <b>{t('plan.confirm')}</b>
          <Seal of={explained?.foresight ?? null} />
        </button>
      )}
    </div>
  );
}
