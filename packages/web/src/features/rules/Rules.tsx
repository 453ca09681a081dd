import { allCards, kindOfCard, type CardKind, type Catalogue } from '@rowan/cards';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { openCard, openRule, panels } from '../../client/commands.ts';
import { useStore } from '../../client/use-store.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/text.ts';
import { useCards } from '../gallery/use-cards.ts';
import { find, known, pieces, type Known, type Piece, type Rule } from './find.ts';
import styles from './Rules.module.css';
import { useRules } from './use-rules.ts';

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

function Inline({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'mark':
      return <mark>{piece.text}</mark>;
    case 'rule':
      return (
        <button type="button" class={styles.link} onClick={() => openRule(piece.text)}>
          {piece.text}
        </button>
      );
    case 'card':
      return (
        <button type="button" class={styles.link} onClick={() => openCard(piece.text)}>
          {piece.text}
        </button>
      );
  }
}

interface ParagraphProps {
  readonly rule: Rule;
  readonly links: Known;
  readonly query: string;
}

const Line = ({ text, links, query }: Omit<ParagraphProps, 'rule'> & { readonly text: string }) => (
  <>
    {pieces(text, links, query).map((piece, i) => (
      <Inline key={i} piece={piece} />
    ))}
  </>
);

const Paragraph = ({ rule, links, query }: ParagraphProps) => (
  <p>
    <button type="button" class={styles.id} onClick={() => openRule(rule.id)}>
      {rule.id}
    </button>{' '}
    <strong>
      <Line text={rule.title} links={links} query={query} />
    </strong>
    {rule.title && '. '}
    <Line text={rule.text} links={links} query={query} />
  </p>
);

/** A jump to the first paragraph of each chapter. */
const Chapters = ({ rules }: { readonly rules: readonly Rule[] }) => (
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
  return { query, setQuery, marked, found: find(rules, query) };
}

function Book({ rules }: { readonly rules: readonly Rule[] }) {
  const rule = useStore(panels, (state) => state.rule);
  const catalogue = useCards();
  const links = useMemo(() => knownIn(rules, catalogue), [rules, catalogue]);
  const { query, setQuery, marked, found } = useSearch(rules, rule);
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
        {ordered && <Chapters rules={rules} />}
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
            <Paragraph rule={one} links={links} query={query} />
          </li>
        ))}
      </ol>
      {found.length === 0 && <p>{t('rules.none')}</p>}
    </>
  );
}

/** The rule book: searchable, its paragraphs and cards linked; a rule id opens it at its paragraph. */
export function Rules() {
  const rules = useRules();
  return (
    <Dialog title={t('rules.title')} wide onClose={() => panels.setState({ open: null })}>
      {typeof rules === 'string' ? (
        <p role="status">{t(rules === 'failed' ? 'rules.failed' : 'loading')}</p>
      ) : (
        <Book rules={rules} />
      )}
    </Dialog>
  );
}
