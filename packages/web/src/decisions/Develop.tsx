import type { ComponentChildren } from 'preact';
import { heroOf } from '@rowan/cards';
import type { ConstructUnits, DevelopAnswer } from '@rowan/rules';
import type { Offer, Options } from '@rowan/table';
import { lazily } from '../base/Lazy.tsx';
import { soon } from '../base/soon.ts';
import { singly } from '../board/Party.tsx';
import { sendOrChoose } from '../client/actions.ts';
import { COMMANDS } from '../client/commands.ts';
import { useCatalogue, useGame, useGameState, useView } from '../client/context.ts';
import { assignOffer, waysOffered, workersOf, type CapitolDraft } from '../model/capitol.ts';
import { developAsk } from '../model/develop-ask.ts';
import { partyText } from '../model/labels.ts';
import { meepleName } from '../model/meeples.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { Seal } from '../parts/Seal.tsx';
import { t } from '../text/text.ts';
import { HintButton } from './HintButton.tsx';
import plan from './Plan.module.css';
import styles from './Develop.module.css';

const Abilities = lazily(
  soon(() => import('./Abilities.tsx').then(({ Abilities: row }) => row)),
  'small',
);

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
  if (!on && !assignOffer(options, draft)) return null;
  return (
    <button
      type="button"
      class={styles.choice}
      aria-pressed={on}
      title={words}
      onClick={() => sendOrChoose(game, draft)}
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

const Workers = ({ capitol }: { readonly capitol: CapitolDraft }) => (
  <>
    {singly(workersOf(capitol)).map((meeple, i) => (
      <Meeple key={i} meeple={meeple} />
    ))}
  </>
);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Peasants who come along with these builders. */
const joinsOf = (options: Options, construct: ConstructUnits): number =>
  options.offers.find(({ answer }) => 'construct' in answer && same(answer.construct, construct))
    ?.joins ?? 0;

function Build() {
  const options = useGameState((state) => state.options);
  const capitol = useGameState(({ interaction }) => interaction.capitol);
  return (
    <Work kind="construct">
      {waysOffered(options, 'construct').map((construct) => {
        const on = same(capitol.construct, construct);
        const work = { construct, levelUp: null };
        const n = joinsOf(options, construct);
        return (
          <Choice
            key={JSON.stringify(construct)}
            draft={{ ...capitol, construct: on ? null : construct }}
            on={on}
            words={t('develop.build', { units: partyText(workersOf(work)) })}
          >
            <Workers capitol={work} />
            {n > 0 && <small>{t('develop.joins', { n })}</small>}
          </Choice>
        );
      })}
    </Work>
  );
}

function Rise() {
  const { heroes } = useCatalogue();
  const view = useView();
  const options = useGameState((state) => state.options);
  const capitol = useGameState(({ interaction }) => interaction.capitol);
  const levels = view.seats[view.active]?.levels ?? [];
  return (
    <Work kind="levelUp">
      {waysOffered(options, 'levelUp').map((levelUp) => {
        const { unit, shaman } = levelUp;
        const on = same(capitol.levelUp, levelUp);
        const next = heroes[heroOf(unit)]?.levels[levels[heroOf(unit)] ?? 1];
        return (
          <Choice
            key={JSON.stringify(levelUp)}
            draft={{ ...capitol, levelUp: on ? null : levelUp }}
            on={on}
            words={t(shaman ? 'develop.riseAs' : 'develop.rise', { hero: meepleName(unit) })}
          >
            <Workers capitol={{ construct: null, levelUp }} />
            {shaman && <Meeple meeple={unit} />}
            {next && next.cost > 0 && <small>{t('develop.cost', { n: next.cost })}</small>}
          </Choice>
        );
      })}
    </Work>
  );
}

const isDo = (answer: { kind: string }, what: DevelopAnswer['do']): boolean =>
  answer.kind === 'develop' && (answer as DevelopAnswer).do === what;

const isSealedBuild = ({ answer, seals }: Offer): boolean => seals && isDo(answer, 'construct');

/** Units wait on the Capitol: build, rise, in the order the player likes. */
function Pending() {
  const game = useGame();
  const { turn } = useView();
  const offers = useGameState(({ options }) => options.offers);
  const source = useGameState(({ interaction }) => interaction.source);
  const rise = offers.find(({ answer }) => isDo(answer, 'levelUp'));
  return (
    <>
      {turn.construct && source?.kind !== 'tile' && (
        <p class={styles.hint}>{t('develop.chooseTile')}</p>
      )}
      {turn.construct && offers.some(isSealedBuild) && (
        <p class={styles.hint}>
          <Icon name="lock" /> {t('develop.sealed')}
        </p>
      )}
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
  const options = useGameState((state) => state.options);
  const { offers } = options;
  const drafting = Boolean(capitol.construct ?? capitol.levelUp);
  const end = offers.find(({ answer }) => isDo(answer, 'end'));
  const sending = offers.find(({ answer }) => answer === assignOffer(options, capitol));
  return (
    <div class={plan.plan}>
      <p class={plan.ask}>
        {t(developAsk(offers, source?.kind === 'tile'))} <HintButton />
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
        <Abilities />
      </div>
      {(drafting || end) && (
        <button
          type="button"
          class={plan.confirm}
          data-main
          data-empty={!drafting || undefined}
          onClick={() => COMMANDS.confirm.run(game)}
        >
          <b>{drafting ? t('develop.assign') : t('develop.end')}</b>
          <Seal of={(drafting ? sending : end) ?? null} />
        </button>
      )}
    </div>
  );
}
