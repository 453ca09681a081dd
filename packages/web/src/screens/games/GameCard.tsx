import { useState } from 'preact/hooks';
import { nameOfGame } from '../../model/game-names.ts';
import { namesOf, titleOf } from '../../model/seats.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Crest, GuardCrest, seatColour } from '../../parts/Crest.tsx';
import type { TableEntry } from '../../storage/entry.ts';
import { labelled, t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import styles from './Games.module.css';

const MINUTE = 60_000;
const SPANS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** When it was played last, in the reader's words. */
function ago(time: number): string {
  const passed = Date.now() - time;
  const { language } = words();
  if (passed > 7 * 1440 * MINUTE) return new Date(time).toLocaleDateString(language);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = SPANS.find(([, size]) => passed >= size) ?? ['minute', MINUTE];
  return format.format(-Math.floor(passed / length), unit);
}

/** Each game has a picture of its own, by which it is found again. */
const PICTURES = [
  'monsters/ember-dragon',
  'locations/gatehouse',
  'monsters/dire-beaver',
  'locations/mages-workshop',
  'monsters/hollow-oak-knight',
  'locations/branch-and-root-inn',
  'monsters/bone-drake',
  'locations/colosseum',
  'monsters/hedge-witch',
  'locations/spirit-grove',
];

const pictureFor = ({ id }: TableEntry): string => {
  const sum = Array.from(id).reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7);
  return `./art/${PICTURES[sum % PICTURES.length]!}.svg`;
};

const Scores = ({ game }: { readonly game: TableEntry }) => (
  <ul class={styles.scores} style={{ '--most': Math.max(10, ...game.vp) }}>
    {game.vp.map((vp, seat) => {
      const there = game.seats[seat];
      const best = game.over && vp === Math.max(...game.vp);
      return (
        <li
          key={seat}
          data-best={best || undefined}
          style={{ '--vp': Math.max(0, vp), '--seat': there ? seatColour(there.colour) : null }}
        >
          {there ? <Crest colour={there.colour} /> : <GuardCrest />}
          <span title={titleOf(there)} data-may-cut={there && ''}>
            {namesOf(game.seats)[seat] ?? t('guard')}
          </span>{' '}
          <b>{vp}</b>
        </li>
      );
    })}
  </ul>
);

interface RenameProps {
  readonly name: string;
  readonly onDone: (name: string | null) => void;
}

function Rename({ name, onDone }: RenameProps) {
  const [words, setWords] = useState(name);
  return (
    <form
      class={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(words.trim() || null);
      }}
    >
      <input
        value={words}
        maxLength={60}
        autofocus
        aria-label={t('games.name')}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone(null)}
      />
      <button type="submit" aria-label={t('games.keep')}>
        <Icon name="check" />
      </button>
    </form>
  );
}

interface Props {
  readonly game: TableEntry;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** One saved game: who plays, how it stands, what can be done with it. */
export function GameCard({ game, onRename, onDelete }: Props) {
  const [renaming, setRenaming] = useState(false);
  const name = nameOfGame(game);
  const done = (words: string | null): void => {
    setRenaming(false);
    if (words !== null && words !== name) onRename(words);
  };
  return (
    <li class={styles.game} data-game={game.id}>
      <img class={styles.picture} src={pictureFor(game)} alt="" />
      <div class={styles.what}>
        {renaming ? (
          <Rename name={name} onDone={done} />
        ) : (
          <h2>
            {name}
            <button
              type="button"
              aria-label={labelled(t('games.rename'), name)}
              onClick={() => setRenaming(true)}
            >
              {t('games.rename')}
            </button>
          </h2>
        )}
        <p class={styles.state} data-over={game.over || undefined}>
          <b>{game.over ? t('games.over') : t('games.round', { round: game.round })}</b>
          {game.twin && <em>{t('games.twin')}</em>}
          <time dateTime={new Date(game.updated).toISOString()}>{ago(game.updated)}</time>
        </p>
        <Scores game={game} />
      </div>
      <div class={styles.doing}>
        <a class={styles.main} href={`#/game/${game.id}`}>
          <Icon name={game.over ? 'crown' : 'play'} />
          {game.over ? t('games.look') : t('games.resume')}
        </a>
        <a href={`#/replay/${game.id}`}>
          <Icon name="eye" /> {t('games.replay')}
        </a>
        <a href={`#/review/${game.id}`}>
          <Icon name="hint" /> {t('review.title')}
        </a>
        <button type="button" aria-label={labelled(t('games.delete'), name)} onClick={onDelete}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
