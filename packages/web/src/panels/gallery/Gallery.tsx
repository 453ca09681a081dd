import type { Catalogue } from '@rowan/cards';
import { useMemo, useState } from 'preact/hooks';
import { Missing } from '../../base/Missing.tsx';
import { useStore } from '../../base/use-store.ts';
import { panels } from '../../client/commands.ts';
import { useCards } from '../../client/use-cards.ts';
import { Page } from '../../inspector/Page.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Glyphs } from '../../parts/Glyphs.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { hasAll, wanted } from '../../text/search.ts';
import { t } from '../../text/text.ts';
import { words } from '../../text/words.ts';
import {
  GROUPS,
  districtsText,
  exhibits,
  fieldText,
  type Exhibit,
  type Group,
} from './exhibits.ts';
import { signsOf } from './signs.ts';
import styles from './Gallery.module.css';

function Card({ of }: { readonly of: Exhibit }) {
  const { fixed = [], provenance } = of.card;
  return (
    <li class={styles.card} data-group={of.group}>
      {of.emblem && (
        <span class={styles.emblem}>
          <Icon name={of.emblem} />
        </span>
      )}
      <Page
        name={of.name}
        text={of.text}
        picture={of.picture ?? null}
        tone={of.tone}
        provenance={provenance}
      >
        {of.also.length > 0 && <p>{t('gallery.also', { districts: districtsText(of.also) })}</p>}
        {fixed.length > 0 && (
          <p class={styles.fixed}>
            {t('gallery.fixed', { fields: fixed.map(fieldText).join(', ') })}
          </p>
        )}
      </Page>
    </li>
  );
}

/** What the signs on cards and places mean. */
const Signs = ({ catalogue }: { readonly catalogue: Catalogue }) => (
  <ul class={styles.signs}>
    {signsOf(catalogue).map(({ glyphs, text }) => (
      <li key={text}>
        <Glyphs of={glyphs} class={styles.sign} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

/** A hall of cards, or the signs. */
type Hall = Group | 'signs';

interface FilterProps {
  readonly group: Hall | null;
  readonly onChoose: (group: Hall | null) => void;
}

const Filter = ({ group, onChoose }: FilterProps) => (
  <div class={styles.filter} role="group" aria-label={t('gallery.filter')}>
    {[null, 'signs' as const, ...GROUPS].map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === group}
        onClick={() => onChoose(one === group ? null : one)}
      >
        {t(one ? `gallery.group.${one}` : 'gallery.all')}
      </button>
    ))}
  </div>
);

interface HallsProps {
  readonly catalogue: Catalogue;
  readonly start: string;
  readonly hall: Hall | null;
}

const countOf = (shown: readonly Exhibit[]): number =>
  shown.reduce((n, { also }) => n + 1 + also.length, 0);

function Halls({ catalogue, start, hall }: HallsProps) {
  const { language } = words();
  const all = useMemo(() => exhibits(catalogue), [catalogue, language]);
  const [query, setQuery] = useState(start);
  const [group, setGroup] = useState<Hall | null>(hall);
  const looked = wanted(query);
  const shown = all.filter(
    (one) => (group === null || one.group === group) && hasAll(one.folded, looked),
  );
  return (
    <>
      <div class={styles.head}>
        <input
          class={styles.search}
          type="search"
          placeholder={t('gallery.search')}
          aria-label={t('gallery.search')}
          value={query}
          onInput={({ currentTarget }) => {
            setQuery(currentTarget.value);
            if (group === 'signs') setGroup(null);
          }}
        />
        <p role="status">{group !== 'signs' && t('gallery.count', { n: countOf(shown) })}</p>
        <Filter group={group} onChoose={setGroup} />
      </div>
      {group === 'signs' && <Signs catalogue={catalogue} />}
      <ul class={styles.cards}>
        {shown.map((one) => (
          <Card key={one.id} of={one} />
        ))}
      </ul>
      {shown.length === 0 && group !== 'signs' && <p>{t('gallery.none')}</p>}
    </>
  );
}

/** Every card of the game, with what it says and where it comes from. */
export function Gallery() {
  const catalogue = useCards();
  const card = useStore(panels, (state) => state.card);
  const signs = useStore(panels, (state) => state.open === 'signs');
  return (
    <Dialog
      title={t('gallery.title')}
      wide="most"
      onClose={() => panels.setState({ open: null, card: null })}
    >
      {catalogue === 'loading' && <p>{t('loading')}</p>}
      {catalogue === 'missing' && <Missing />}
      {typeof catalogue !== 'string' && (
        <Halls key={card} catalogue={catalogue} start={card ?? ''} hall={signs ? 'signs' : null} />
      )}
    </Dialog>
  );
}
