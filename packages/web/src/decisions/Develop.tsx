import type { DevelopAnswer } from '@rowan/rules';
import { COMMANDS } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { assignOffer, setCapitol, type CapitolDraft } from '../client/interaction.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple, meepleName } from '../parts/Meeple.tsx';
import { Seal } from '../parts/Seal.tsx';
import { t } from '../text/text.ts';
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
  children,
}: {
  draft: CapitolDraft;
  on: boolean;
  children: preact.ComponentChildren;
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
      onClick={() => game.interact(setCapitol(interaction, draft))}
    >
      {children}
    </button>
  );
}

function Build() {
  const { capitol } = useGameState((state) => state.interaction);
  return (
    <>
      {BUILDERS.map((construct) => {
        const on = capitol.construct?.peasants === construct.peasants;
        return (
          <Choice
            key={construct.peasants}
            draft={{ ...capitol, construct: on ? null : construct }}
            on={on}
          >
            <Icon name="construct" />
            {Array.from({ length: construct.peasants }, (_, i) => (
              <Meeple key={i} meeple={0} />
            ))}
            {construct.peasants === 1 && <small>+1</small>}
            <span class="unseen">{t('develop.build', { n: construct.peasants })}</span>
          </Choice>
        );
      })}
    </>
  );
}

function Rise() {
  const { heroes } = useCatalogue();
  const view = useView();
  const { capitol } = useGameState((state) => state.interaction);
  const levels = view.seats[view.active]?.levels ?? [];
  return (
    <>
      {[1, 2, 3, 4].map((unit) => {
        const on = capitol.levelUp?.unit === unit;
        const next = heroes[unit - 1]?.levels[levels[unit - 1] ?? 1];
        const levelUp = on ? null : { unit, shaman: false };
        return (
          <Choice key={unit} draft={{ ...capitol, levelUp }} on={on}>
            <Icon name="level-up" />
            <Meeple meeple={unit} />
            {next && <small>{t('develop.cost', { n: next.cost })}</small>}
            <span class="unseen">{t('develop.rise', { hero: meepleName(unit) })}</span>
          </Choice>
        );
      })}
    </>
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
        <button type="button" class={styles.choice} onClick={() => game.answer(rise.answer)}>
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
        ? t('develop.resolve')
        : t('develop.ask');
  return (
    <div class={plan.plan}>
      <p class={plan.ask}>{ask}</p>
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
          onClick={() => COMMANDS.confirm.run(game)}
        >
          <b>{drafting ? t('develop.assign') : t('develop.end')}</b>
          <Seal of={drafting ? null : (end ?? null)} />
        </button>
      )}
    </div>
  );
}
