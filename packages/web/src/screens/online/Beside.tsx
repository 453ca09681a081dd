import { useEffect, useState } from 'preact/hooks';
import type { Far } from '../../client/far.ts';
import { t } from '../../text/text.ts';
import { Ask } from './Ask.tsx';
import { bringBeside, companions, type Companion } from './api.ts';
import styles from './Online.module.css';

interface Props {
  readonly far: Far;
  readonly seat: number;
}

/** Who sat beside one before, and whoever else comes now. */
function Names({ far, seat, onDone }: Props & { readonly onDone: () => void }) {
  const [known, setKnown] = useState<readonly Companion[]>([]);
  useEffect(() => void companions().then((told) => told.ok && setKnown(told.value.people)), []);
  const sit = ({ beside }: Companion): void => {
    far.say({ kind: 'sit', seat, beside });
    onDone();
  };
  return (
    <div class={styles.besides}>
      <p>{t('online.beside.text')}</p>
      {known.slice(-SHOWN).map((one) => (
        <button key={one.beside} type="button" onClick={() => sit(one)}>
          {one.name}
        </button>
      ))}
      <Ask
        fields={[{ key: 'name', label: t('online.beside.name'), autocomplete: 'off' }]}
        button={t('online.beside.sit')}
        send={({ name = '' }) => bringBeside(name)}
        onTold={sit}
      />
    </div>
  );
}

/** How many of those one knows are offered at once. */
const SHOWN = 6;

/** A free chair for somebody at the same device, with a name of their own. */
export function Beside(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('online.beside')}
      </button>
      {open && <Names {...props} onDone={() => setOpen(false)} />}
    </>
  );
}
