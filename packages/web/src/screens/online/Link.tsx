import { useState } from 'preact/hooks';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { Icon } from '../../parts/Icon.tsx';
import { t } from '../../text/text.ts';
import { linkTo } from './api.ts';
import styles from './Online.module.css';

/** White around the code, without which no camera finds it. */
const MARGIN = 3;

function Code({ text }: { readonly text: string }) {
  const code = generate(text);
  const size = code.size + 2 * MARGIN;
  return (
    <svg
      class={styles.code}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      role="img"
      aria-label={t('online.qr')}
      shape-rendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}

/** The link by which the others come, to be sent or to be shown. */
export function Link({ table }: { readonly table: string }) {
  const [copied, setCopied] = useState(false);
  const link = linkTo(table);
  if (!link) return null;
  const copy = (): void =>
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <section class={styles.link}>
      <h2>{t('online.link')}</h2>
      <p>{t('online.linkText')}</p>
      <Code text={link} />
      <input
        readOnly
        aria-label={t('online.link')}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {'clipboard' in navigator && (
        <button type="button" onClick={copy}>
          <Icon name={copied ? 'check' : 'share'} /> {t(copied ? 'online.copied' : 'online.copy')}
        </button>
      )}
    </section>
  );
}
