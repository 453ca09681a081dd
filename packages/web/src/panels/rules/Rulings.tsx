import { Missing } from '../../base/Missing.tsx';
import { t } from '../../text/text.ts';
import { known, type Rule } from './find.ts';
import { Paragraph } from './Paragraph.tsx';
import { useRulings } from './use-rules.ts';
import styles from './Rules.module.css';

/** Where the printed documents left something open: in English alone, and marked so for eyes and ears. */
export function Rulings({ rules }: { readonly rules: readonly Rule[] }) {
  const rulings = useRulings();
  if (rulings === 'loading') return <p role="status">{t('loading')}</p>;
  if (rulings === 'missing') return <Missing />;
  const links = known(
    rules.map(({ id }) => id),
    [],
  );
  return (
    <ol class={styles.rules} lang="en">
      {rulings.rules.map((one, i) => (
        <li key={i} data-ruling={one.id}>
          {rulings.rules[i - 1]?.chapter !== one.chapter && <h3>{one.chapter}</h3>}
          <Paragraph rule={one} links={links} words={[]} />
        </li>
      ))}
    </ol>
  );
}
