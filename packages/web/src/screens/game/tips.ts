import type { Catalogue } from '@rowan/cards';
import type { EventOf, GameView, ToldEvent } from '@rowan/rules';
import type { Opening } from '../../client/give-tips.ts';
import { AT } from '../../guide/targets.ts';
import { meepleName } from '../../model/meeples.ts';
import { describer } from '../../text/cards.ts';
import type { Values } from '../../text/format.ts';
import type { TextKey } from '../../text/text.ts';

/** What a tip follows from. */
export interface Around {
  readonly view: GameView;
  readonly catalogue: Catalogue;
  readonly steps: readonly (readonly ToldEvent[])[];
}

export interface Tip {
  readonly id: string;
  readonly text: TextKey;
  readonly when: (around: Around) => boolean;
  readonly point: () => readonly string[];
  readonly fill?: (around: Around) => Values;
}

const develops = ({ view }: Around): boolean => view.decision?.kind === 'develop';
const plans = ({ view }: Around): boolean => view.decision?.kind === 'plan';
const decides = (around: Around): boolean => develops(around) || plans(around);

type Placed = EventOf<'guardPlaced'>;

/** The first meeple that the Guard put on a spot of its board. */
const placed = ({ steps, catalogue }: Around): Placed | undefined =>
  steps
    .flat()
    .find(
      (event): event is Placed =>
        event.kind === 'guardPlaced' && catalogue.guard.board[event.spot] !== undefined,
    );

function whyFilled(around: Around): Values {
  const event = placed(around);
  const spot = around.catalogue.guard.board[event?.spot ?? -1];
  return event && spot
    ? { meeple: meepleName(event.meeple), text: describer().card(spot) }
    : { meeple: '', text: '' };
}

export const TIPS: Readonly<Record<Opening, readonly Tip[]>> = {
  first: [
    { id: 'turn', text: 'tip.turn', when: develops, point: AT.confirm },
    { id: 'plan', text: 'tip.plan', when: plans, point: () => [] },
    {
      id: 'look',
      text: 'tip.look',
      when: (around) => decides(around) && around.view.round > 1,
      point: AT.hint,
    },
  ],
  solo: [
    { id: 'guard', text: 'tip.guard', when: decides, point: AT.guard },
    { id: 'sword', text: 'tip.sword', when: decides, point: AT.sword },
    { id: 'prey', text: 'tip.prey', when: decides, point: AT.prey },
    { id: 'orders', text: 'tip.orders', when: decides, point: AT.orders },
    {
      id: 'why',
      text: 'tip.why',
      when: (around) => decides(around) && placed(around) !== undefined,
      point: AT.guard,
      fill: whyFilled,
    },
  ],
};

/** The next tip that was not read, if it is its time. */
export function nextTip(opening: Opening, seen: readonly string[], around: Around): Tip | null {
  const next = TIPS[opening].find(({ id }) => !seen.includes(id));
  return next?.when(around) ? next : null;
}
