import { useEffect, useRef, useState } from 'preact/hooks';
import { rules } from 'virtual:rules';
import { panels } from '../../client/commands.ts';
import { useStore } from '../../client/use-store.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { t } from '../../text/text.ts';
import styles from './Rules.module.css';

/** Emphasis is the only mark-up in the paragraphs. */
const plain = (text: string): string => text.replaceAll(/\*\*?|`/g, '');

/** The rule book, searchable; a rule id opens it at its paragraph. */
export function Rules() {
  const rule = useStore(panels, (state) => state.rule);
  const [words, setWords] = useState('');
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: 'center' }), [rule]);
  const wanted = words.trim().toLowerCase();
  const found = rules.filter(
    ({ id, title, text }) =>
      wanted === '' || `${id} ${title} ${text}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog title={t('rules.title')} wide onClose={() => panels.setState({ open: null })}>
      <input
        class={styles.search}
        type="search"
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        value={words}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ol class={styles.rules}>
        {found.map(({ id, title, text, chapter }, i) => (
          <li key={id} ref={id === rule ? marked : null} data-marked={id === rule || undefined}>
            {found[i - 1]?.chapter !== chapter && <h3>{chapter}</h3>}
            <p>
              <b>{id}</b> <strong>{plain(title)}</strong> {plain(text)}
            </p>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p>{t('rules.none')}</p>}
    </Dialog>
  );
}
