import { P, S } from '@rowan/cards';
import layout from '../../art/base/city/layout.json';
import { touchWork } from '../client/actions.ts';
import { useGame, useGameState, useViewed } from '../client/context.ts';
import { inspectable } from '../client/inspector.ts';
import { drafted, isTarget, targetsOf } from '../model/interaction.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meeple } from '../parts/Meeple.tsx';
import { Named } from '../parts/Named.tsx';
import { labelled, t } from '../text/text.ts';
import { singly } from './Party.tsx';
import { boxStyle } from './box.ts';
import styles from './Capitol.module.css';

type Kind = 'construct' | 'levelUp';

/** The meeples of the draft on one of the two, or those already sent there. */
function useParty(kind: Kind): number[] {
  const { capitol, plan } = useGameState(({ interaction }) => interaction);
  const turn = useViewed((view) => view.turn);
  const only = { plan: { ...plan, places: [] }, capitol: { construct: null, levelUp: null } };
  const draft = drafted({ ...only, capitol: { ...only.capitol, [kind]: capitol[kind] } });
  if (draft.some((n) => n > 0)) return singly(draft);
  const sent = turn.capitol.map((n, meeple) => {
    const builder = meeple === P || (meeple === S && turn.construct);
    return (kind === 'construct') === builder ? n : 0;
  });
  return singly(sent);
}

function Plot({ kind }: { readonly kind: Kind }) {
  const game = useGame();
  const party = useParty(kind);
  const interaction = useGameState((state) => state.interaction);
  const options = useGameState((state) => state.options);
  const sent = useGameState((state) => state.sent !== null);
  const drafting = interaction.capitol[kind] !== null && !sent;
  const lit = isTarget(targetsOf(interaction, options), { kind });
  const text = t(`capitol.${kind}.text`);
  const title = t(`capitol.${kind}`);
  return (
    <div
      class={styles.plot}
      style={boxStyle(layout.capitol[kind], 2)}
      data-target={kind}
      data-light={lit || undefined}
      data-drafted={drafting || undefined}
    >
      <button
        type="button"
        class={styles.face}
        onClick={() => void touchWork(game, kind)}
        {...inspectable({ kind: 'note', title, text })}
      >
        <Named name={labelled(title, text)}>
          <span class={styles.title}>
            <Icon name={kind === 'construct' ? 'construct' : 'level-up'} /> {title}
          </span>
          <span class={styles.party}>
            {party.map((meeple, i) => (
              <Meeple key={i} meeple={meeple} />
            ))}
          </span>
        </Named>
      </button>
    </div>
  );
}

/** Where the Development Phase happens. */
export const Capitol = () => (
  <section aria-label={t('capitol')} class={styles.capitol}>
    <Plot kind="construct" />
    <Plot kind="levelUp" />
  </section>
);
