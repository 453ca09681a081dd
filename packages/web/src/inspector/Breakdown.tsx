import type { CvPart, PlaceReport } from '@rowan/rules';
import { useCatalogue } from '../client/context.ts';
import { sourceName } from '../model/labels.ts';
import { Meeple } from '../parts/Meeple.tsx';
import { t } from '../text/text.ts';
import styles from './Breakdown.module.css';

function Line({ part }: { readonly part: CvPart }) {
  const catalogue = useCatalogue();
  const from = sourceName(catalogue, part.source);
  return (
    <li class={styles.line}>
      <span class={styles.who}>{part.unit >= 0 && <Meeple meeple={part.unit} />}</span>
      <span class={styles.why}>
        {t(`cv.${part.why}`)}
        {part.why !== 'base' && <em> {from}</em>}
      </span>
      <span class={styles.sum}>
        {part.n > 1 ? `${part.n} × ${part.each} = ` : ''}
        <b>{part.n * part.each}</b>
      </span>
    </li>
  );
}

/** How the combat value adds up, against the strength. */
export function Breakdown({ report }: { readonly report: PlaceReport }) {
  const enough = report.cv >= report.strength;
  return (
    <ul class={styles.sheet}>
      {report.parts.map((part, i) => (
        <Line key={i} part={part} />
      ))}
      <li class={styles.total} data-enough={enough || undefined}>
        <span>{t('cv.total')}</span>
        <b>
          {report.cv} / {report.strength}
        </b>
      </li>
    </ul>
  );
}
