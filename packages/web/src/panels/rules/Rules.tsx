import { allCards, kindOfCard, type CardKind, type Catalogue } from '@rowan/cards';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Missing } from '../../base/Missing.tsx';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { useCards } from '../../client/use-cards.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import { understand, wordsOf } from './ask.ts';
import { EVERYDAY } from './everyday.ts';
import { bookOf, find, known, type Known, type Rule } from './find.ts';
import { Chapters } from './Chapters.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Rulings } from './Rulings.tsx';
import { useRules, type Chapter } from './use-rules.ts';
import styles from './Rules.module.css';

/** Classes and Orders have names that are everyday words in the rules; they are no links. */
const LINKED: ReadonlySet<CardKind> = new Set<CardKind>([
  'location',
  'monster',
  'council',
  'token',
  'quest',
  'room',
  'roomSet',
]);

const knownIn = (rules: readonly Rule[], catalogue: Catalogue | null): Known => {
  const cards = catalogue ? allCards(catalogue).map(({ card }) => card) : [];
  const linked = cards.filter((card) => LINKED.has(kindOfCard(card)));
  return known(
    rules.map(({ id }) => id),
    [...new Set(linked.map(cardName))],
  );
};

/** A jump to the first paragraph of each chapter. */
const Jumps = ({ rules }: { readonly rules: readonly Rule[] }) => (
  <nav class={styles.chapters} aria-label={t('rules.chapters')}>
    {rules
      .filter(({ chapter }, i) => rules[i - 1]?.chapter !== chapter)
      .map(({ id, chapter }) => (
        <button
          key={id}
          type="button"
          onClick={() => document.querySelector(`[data-rule="${id}"]`)?.scrollIntoView()}
        >
          {chapter.replace(/^\d+ /, '')}
        </button>
      ))}
  </nav>
);

/** The search, and what it found; a rule that is asked for puts an end to searching. */
function useSearch(rules: readonly Rule[], rule: string | null) {
  const [query, setQuery] = useState('');
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (rule !== null) setQuery('');
  }, [rule]);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'center' });
  }, [rule, query]);
  const book = useMemo(() => bookOf(rules), [rules]);
  const { sought, found } = useMemo(() => {
    const sought = understand(query, book, EVERYDAY[words().language]);
    return { sought: wordsOf(sought), found: find(rules, sought) };
  }, [rules, book, query]);
  return { query, setQuery, marked, sought, found };
}

function Book({ rules }: { readonly rules: readonly Rule[] }) {
  const rule = useStore(panels, (state) => state.rule);
  const catalogue = useCards();
  const links = useMemo(
    () => knownIn(rules, typeof catalogue === 'string' ? null : catalogue),
    [rules, catalogue],
  );
  const { query, setQuery, marked, sought, found } = useSearch(rules, rule);
  const ordered = query.trim() === '';
  const look = (text: string): void => {
    panels.setState({ rule: null });
    setQuery(text);
  };
  return (
    <>
      <div class={styles.head}>
        <input
          class={styles.search}
          type="search"
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          value={query}
          onInput={({ currentTarget }) => look(currentTarget.value)}
        />
        <p role="status">{t('rules.count', { n: found.length })}</p>
        {ordered && <Jumps rules={rules} />}
      </div>
      <ol class={styles.rules}>
        {found.map((one, i) => (
          <li
            key={one.id}
            ref={one.id === rule ? marked : null}
            data-rule={one.id}
            data-marked={one.id === rule || undefined}
          >
            {ordered && found[i - 1]?.chapter !== one.chapter && <h3>{one.chapter}</h3>}
            <Paragraph rule={one} links={links} words={sought} />
          </li>
        ))}
      </ol>
      {found.length === 0 && <p>{t('rules.none')}</p>}
    </>
  );
}

const PARTS = ['book', 'overview', 'examples', 'rulings'] as const;
type Part = (typeof PARTS)[number];

function Opened({ part, rules, chapters }: OpenedProps) {
  if (part === 'book') return <Book rules={rules} />;
  if (part === 'rulings') return <Rulings rules={rules} />;
  return <Chapters rules={rules} chapters={chapters.filter((one) => one.part === part)} />;
}

interface OpenedProps {
  readonly part: Part;
  readonly rules: readonly Rule[];
  readonly chapters: readonly Chapter[];
}

/** The rule book: searchable, its paragraphs and cards linked; a rule id opens it at its paragraph. */
export function Rules() {
  const book = useRules();
  const rule = useStore(panels, (state) => state.rule);
  const [part, setPart] = useState<Part>('book');
  useEffect(() => {
    if (rule !== null) setPart('book');
  }, [rule]);
  const turnTo = (next: Part): void => {
    panels.setState({ rule: null });
    setPart(next);
  };
  return (
    <Dialog title={t('rules.title')} wide onClose={() => panels.setState({ open: null })}>
      <nav class={styles.parts} aria-label={t('rules.parts')}>
        <button type="button" class={styles.how} onClick={() => panels.setState({ open: 'how' })}>
          <Icon name="hint" /> {t('how.title')}
        </button>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            class={styles.rulings}
            aria-pressed={one === part}
            onClick={() => turnTo(one)}
          >
            {t(`rules.${one}`)}
          </button>
        ))}
      </nav>
      {book === 'loading' && <p role="status">{t('loading')}</p>}
      {book === 'missing' && <Missing />}
      {typeof book !== 'string' && <Opened part={part} {...book} />}
    </Dialog>
  );
}
