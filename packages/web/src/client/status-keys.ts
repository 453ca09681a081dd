import { inWords, zonesInWords } from '../model/seat-words.ts';
import { questWords } from '../model/quest-words.ts';
import { linesOf } from '../model/log.ts';
import { eventsSince } from '../model/since.ts';
import { actingSeat, fullName, seatName } from '../model/seats.ts';
import { decisionWords, roundWords, turnWords } from '../model/spoken.ts';
import { t, type TextKey } from '../text/text.ts';
import { ownSeat } from './context.ts';
import type { Game } from './game.ts';
import { narration } from './narration.ts';
import { say } from './say.ts';

/** Keys that say how things stand, for whoever cannot look. */

interface StatusKey {
  readonly key: string;
  readonly text: TextKey;
  readonly words: (game: Game) => string;
}

const tableOf = ({ state: { welcome, view } }: Game) => ({
  catalogue: welcome!.catalogue,
  seats: welcome!.seats,
  view: view!,
});

function turnNow(game: Game): string {
  const { steps, view, playing, explained, options } = game.state;
  const table = tableOf(game);
  const turn = `${turnWords(table, actingSeat(view!, steps.at(-1)))}. ${roundWords(view!)}.`;
  return playing ? turn : `${turn} ${decisionWords(table, explained, options.offers)}`;
}

function questsNow({ state: { welcome, view, progress, explained } }: Game): string {
  const { hand } = view!.seats[ownSeat(view!)]!;
  const due = explained?.report.quests ?? [];
  const words = hand.flatMap((quest) => {
    const card = welcome!.catalogue.quests[quest];
    const far = progress.find((one) => one.quest === quest);
    return card ? [questWords(card, far, due.includes(quest))] : [];
  });
  return words.join(' ') || t('quests.none');
}

function rivalsNow({ state: { welcome, view } }: Game): string {
  const own = ownSeat(view!);
  return view!.seats
    .map((player, seat) => ({ player, seat }))
    .filter(({ seat }) => seat !== own)
    .map(
      ({ player, seat }) =>
        `${fullName(welcome!.seats, seat)}. ${player.vp} ${t('vp')}. ${inWords(player)}`,
    )
    .join(' ');
}

function scoreNow(game: Game): string {
  const table = tableOf(game);
  const { seats, guard } = table.view;
  const scores = seats.map(({ vp }, seat) => t('ear.score', { who: seatName(table, seat), vp }));
  const more = guard ? [t('ear.score', { who: t('guard'), vp: guard.vp })] : [];
  return [...scores, ...more].map((line) => `${line}.`).join(' ');
}

function eventsNow(game: Game): string {
  const { steps, view } = game.state;
  const lines = linesOf(eventsSince(steps, view!.viewer), tableOf(game));
  return lines.map(({ text }) => `${text}.`).join(' ') || t('ear.nothing');
}

export const STATUS_KEYS: readonly StatusKey[] = [
  { key: 'w', text: 'ear.key.turn', words: turnNow },
  {
    key: 'v',
    text: 'ear.key.tavern',
    words: ({ state: { view } }) => `${zonesInWords(view!.seats[ownSeat(view!)]!)}.`,
  },
  { key: 'q', text: 'ear.key.quests', words: questsNow },
  { key: 'o', text: 'ear.key.rivals', words: rivalsNow },
  { key: 'p', text: 'ear.key.score', words: scoreNow },
  { key: 'e', text: 'ear.key.events', words: eventsNow },
  { key: 'a', text: 'ear.key.again', words: () => narration.getState().said.at(-1)?.words ?? '' },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** Says what is asked for; gives what ends it. */
export function listenForStatus(game: Game): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { welcome, view, handTo } = game.state;
    if (isTyping(event.target) || !welcome || !view || handTo !== null) return;
    const status = STATUS_KEYS.find(({ key }) => key === event.key);
    if (!status) return;
    event.preventDefault();
    say(status.words(game));
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
