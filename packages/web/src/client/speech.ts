import type { ToldEvent } from '@rowan/rules';
import {
  bagWords,
  capitolWords,
  chosenWords,
  decisionWords,
  planWords,
  rivalWords,
} from '../model/spoken.ts';
import { IDLE } from '../model/interaction.ts';
import { linesOf } from '../model/log.ts';
import { rivalTurns } from '../model/recap.ts';
import { isFresh } from '../model/since.ts';
import { t } from '../text/text.ts';
import type { Game } from './game.ts';
import { narration } from './narration.ts';
import type { PageState } from './page-state.ts';
import { say } from './say.ts';

/** Says what happens: what I do and am asked at once, a rival's turn in one breath when it is over. */

const tableOf = ({ welcome, view }: PageState) => ({
  catalogue: welcome!.catalogue,
  seats: welcome!.seats,
  view: view!,
});

const isAsked = ({ view, playing, welcome }: PageState): boolean =>
  welcome !== null && Boolean(view?.decision) && !playing;

/** What the player did with a piece. */
function pieceWords(now: PageState, before: PageState): string {
  const { interaction } = now;
  const old = before.interaction;
  if (capitolWords(interaction) !== capitolWords(old)) return capitolWords(interaction);
  if (interaction.bag !== old.bag) return bagWords(interaction);
  const moved = interaction.past.length !== old.past.length;
  return interaction.source === old.source || moved
    ? ''
    : chosenWords(tableOf(now), interaction, now.options);
}

/** Moves that were taken back, or made again. */
function rewindWords(now: PageState, before: PageState): string {
  if (now.redo > before.redo) return t('ear.undone');
  return now.redo < before.redo && now.undo > before.undo ? t('ear.redone') : '';
}

/** Others' events wait until their turn is over, or it is the listener's. */
class Rivals {
  readonly #waiting = new Map<number, ToldEvent[]>();

  hear(events: readonly ToldEvent[], viewer: number): ToldEvent[] {
    const own: ToldEvent[] = [];
    for (const event of events) {
      const seat = 'seat' in event ? event.seat : ([...this.#waiting.keys()].at(-1) ?? viewer);
      if (seat === viewer) own.push(event);
      else this.#waiting.set(seat, [...(this.#waiting.get(seat) ?? []), event]);
    }
    return own;
  }

  tell(state: PageState, isOver: (events: readonly ToldEvent[]) => boolean): void {
    const turns = [...this.#waiting].filter(([, events]) => isOver(events));
    for (const [seat] of turns) this.#waiting.delete(seat);
    say(turns.map(([seat, events]) => rivalWords({ seat, events }, tableOf(state))).join(' '));
  }
}

/** What was prepared, as a plan is told. */
const aheadWords = (now: PageState, before: PageState): string =>
  planWords(
    tableOf(now),
    before.prepared?.plan ?? IDLE.plan,
    now.prepared!.plan,
    now.prepared!.explained!.report,
  );

/** All the others' turns since the last own one, in one breath. */
const recapWords = (state: PageState): string =>
  rivalTurns(state.steps, state.view?.viewer)
    .map((turn) => rivalWords(turn, tableOf(state)))
    .join(' ');

const hasEnded = (events: readonly ToldEvent[]): boolean =>
  events.some(({ kind }) => kind === 'turnEnded' || kind === 'gameEnded');

/** What was done, from the viewer's own events. */
const ownWords = (events: readonly ToldEvent[], state: PageState): string =>
  linesOf(
    events.filter(({ kind }) => kind !== 'turnStarted'),
    tableOf(state),
  )
    .map(({ text }) => `${text}.`)
    .join(' ');

/** Listens to a game and says what is to be heard of it; gives what ends it. */
export function speakOf(game: Game): () => void {
  const rivals = new Rivals();
  let asked = -1;
  let plan = game.state.interaction.plan;
  const ask = (state: PageState): void => {
    if (!isAsked(state)) return;
    const { id } = state.view!.decision!;
    if (id === asked) return;
    asked = id;
    ({ plan } = state.interaction);
    rivals.tell(state, () => true);
    say(decisionWords(tableOf(state), state.explained, state.options.offers));
  };
  const onState = (now: PageState, before: PageState): void => {
    if (!now.view || !now.welcome || now.handTo !== null) return;
    say(rewindWords(now, before));
    if (now.prepared !== before.prepared && now.prepared?.explained) say(aheadWords(now, before));
    if (isAsked(now) && isAsked(before) && !now.sent && !before.sent) say(pieceWords(now, before));
    if (now.explained && now.explained !== before.explained && now.interaction.plan !== plan) {
      if (asked === now.view.decision?.id)
        say(planWords(tableOf(now), plan, now.interaction.plan, now.explained.report));
      ({ plan } = now.interaction);
    }
    ask(now);
  };
  const onEvents = ({ events }: { readonly events: readonly ToldEvent[] }): void => {
    const { state } = game;
    if (events.length === 0 || !state.view || !state.welcome) return;
    const viewer = typeof state.view.viewer === 'number' ? state.view.viewer : -1;
    say(ownWords(rivals.hear(events, viewer), state));
    rivals.tell(state, hasEnded);
  };
  let heard = narration.getState().events;
  const stops = [
    game.store.subscribe(onState),
    narration.subscribe(({ events }) => {
      if (events === heard) return;
      heard = events;
      onEvents({ events });
    }),
  ];
  const { view, steps } = game.state;
  // Whoever began was not heard yet; who comes back hears the others' turns once more.
  if (view?.round === 1) onEvents({ events: steps.flat() });
  else if (isFresh(steps, view?.viewer)) say(recapWords(game.state));
  ask(game.state);
  return () => stops.forEach((stop) => stop());
}
