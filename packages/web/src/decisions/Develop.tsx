import type { ComponentChildren } from 'preact';
import type { DevelopAnswer } from '@rowan/rules';
import { COMMANDS } from '../client/commands.ts';
import { once } from '../parts/once.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { assignOffer, setCapitol, type CapitolDraft } from '../client/interaction.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple, meepleName } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { Seal } from '../parts/Seal.tsx';
import { t } from '../text/text.ts';
import { HintButton } from './HintButton.tsx';
import plan from './Plan.module.css';
import styles from './Develop.module.css';

/** Ways to send builders, those that the table offers. */
const BUILDERS = [
  { peasants: 1, shamans: 0 },
  { peasants: 2, shamans: 0 },
] as const;

function Choice({
  draft,
  on,
  words,
  children,
}: {
  draft: CapitolDraft;
  on: boolean;
  words: string;
  children: ComponentChildren;
}) {
  const game = useGame();
  const options = useGameState((state) => state.options);
  const interaction = useGameState((state) => state.interaction);
  const empty = !draft.construct && !draft.levelUp;
  if (!empty && !assignOffer(options, draft)) return null;
  return (
    <button
      type="button"
      class={styles.choice}
      aria-pressed={on}
      title={words}
      onClick={() => game.interact(setCapitol(interaction, draft))}
    >
      <Named name={words}>{children}</Named>
    </button>
  );
}

/** A kind of work at the Capitol, and who may be sent there; nothing, if nobody may. */
const Work = ({
  kind,
  children,
}: {
  kind: 'construct' | 'levelUp';
  children: ComponentChildren;
}) => (
  <div class={styles.work} data-work={kind}>
    <span class={styles.kind} aria-hidden="true">
      <Icon name={kind === 'construct' ? 'construct' : 'level-up'} /> {t(`capitol.${kind}`)}
    </span>
    {children}
  </div>
);

function Build() {
  const { capitol } = useGameState((state) => state.interaction);
  return (
    <Work kind="construct">
      {BUILDERS.map((construct) => {
        const on = capitol.construct?.peasants === construct.peasants;
        return (
          <Choice
            key={construct.peasants}
            draft={{ ...capitol, construct: on ? null : construct }}
            on={on}
            words={t('develop.build', { n: construct.peasants })}
          >
            {Array.from({ length: construct.peasants }, (_, i) => (
              <Meeple key={i} meeple={0} />
            ))}
            {construct.peasants === 1 && <small>{t('develop.joins')}</small>}
          </Choice>
        );
      })}
    </Work>
  );
}

function Rise() {
  const { heroes } = useCatalogue();
  const view = useView();
  const { capitol } = useGameState((state) => state.interaction);
  const levels = view.seats[view.active]?.levels ?? [];
  return (
    <Work kind="levelUp">
      {[1, 2, 3, 4].map((unit) => {
        const on = capitol.levelUp?.unit === unit;
        const next = heroes[unit - 1]?.levels[levels[unit - 1] ?? 1];
        const levelUp = on ? null : { unit, shaman: false };
        return (
          <Choice
            key={unit}
            draft={{ ...capitol, levelUp }}
            on={on}
            words={t('develop.rise', { hero: meepleName(unit) })}
          >
            <Meeple meeple={unit} />
            {next && next.cost > 0 && <small>{t('develop.cost', { n: next.cost })}</small>}
          </Choice>
        );
      })}
    </Work>
  );
}

const isDo = (answer: { kind: string }, what: DevelopAnswer['do']): boolean =>
  answer.kind === 'develop' && (answer as DevelopAnswer).do === what;

/** Units wait on the Capitol: build, rise, in the order the player likes. */
function Pending() {
  const game = useGame();
  const { turn } = useView();
  const offers = useGameState(({ options }) => options.offers);
  const rise = offers.find(({ answer }) => isDo(answer, 'levelUp'));
  return (
    <>
      {turn.construct && <p class={styles.hint}>{t('develop.chooseTile')}</p>}
      {rise && (
        <button
          type="button"
          class={styles.choice}
          data-work="levelUp"
          onClick={() => game.answer(rise.answer)}
        >
          <Icon name="level-up" />
          <Meeple meeple={turn.levelUp} />
          {t('develop.riseNow', { hero: meepleName(turn.levelUp) })}
          <Seal of={rise} short />
        </button>
      )}
    </>
  );
}

/** The Development Phase: who goes to the Capitol, and on to the Main Phase. */
export function Develop() {
  const game = useGame();
  const { turn } = useView();
  const { capitol, source } = useGameState((state) => state.interaction);
  const offers = useGameState(({ options }) => options.offers);
  const drafting = Boolean(capitol.construct ?? capitol.levelUp);
  const end = offers.find(({ answer }) => isDo(answer, 'end'));
  const ask =
    source?.kind === 'tile'
      ? t('develop.chooseSlot')
      : turn.assigned
        ? t(end ? 'develop.done' : 'develop.resolve')
        : t('develop.ask');
  return (
    <div class={plan.plan}>
      <p class={plan.ask}>
        {ask} <HintButton />
      </p>
      <div class={styles.choices}>
        {turn.assigned ? (
          <Pending />
        ) : (
          <>
            <Build />
            <Rise />
          </>
        )}
      </div>
      {(drafting || end) && (
        <button
          type="button"
          class={plan.confirm}
          data-empty={!drafting || undefined}
          onClick={once(() => COMMANDS.confirm.run(game))}
        >
          <b>{drafting ? t('develop.assign') : t('develop.end')}</b>
          <Seal of={drafting ? null : (end ?? null)} />
        </button>
      )}
    </div>
  );
}
