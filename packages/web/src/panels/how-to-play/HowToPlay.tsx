import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { goTo } from '../../base/routes.ts';
import { openRule, panels } from '../../client/commands.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { t, type TextKey } from '../../text/text.ts';
import { PICTURES, type Picture } from './pictures.tsx';
import styles from './HowToPlay.module.css';

interface Page {
  readonly id: 'turn' | 'win';
  readonly parts: readonly Picture[];
}

const PAGES: readonly Page[] = [
  { id: 'turn', parts: ['band', 'develop', 'work', 'fight', 'overrun', 'draw'] },
  { id: 'win', parts: ['monsters', 'quests', 'heroes', 'corruption', 'council', 'end'] },
];

const Panel = ({ part }: { readonly part: Picture }) => (
  <li class={styles.panel} data-part={part}>
    <div class={styles.picture} aria-hidden="true">
      {PICTURES[part]}
    </div>
    <h3>{t(`how.${part}`)}</h3>
    <p>{t(`how.${part}.text`)}</p>
  </li>
);

const Link = ({ text, onClick, children }: LinkProps) => (
  <button type="button" class={styles.link} onClick={onClick}>
    {children} {t(text)}
  </button>
);

interface LinkProps {
  readonly text: TextKey;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

const firstRule = (): void => panels.setState({ open: 'rules', rule: null });

/** Where to read on. */
const More = () => (
  <nav class={styles.more} aria-label={t('how.more')}>
    <Link text="landing.learn" onClick={() => goTo('/learn')}>
      <Icon name="hint" />
    </Link>
    <Link text="menu.signs" onClick={() => panels.setState({ open: 'signs', card: null })}>
      <Icon name="boost" />
    </Link>
    <Link text="rules.title" onClick={firstRule}>
      <Icon name="search" />
    </Link>
    <Link text="setup.towers" onClick={() => openRule('F1')}>
      <Icon name="tower" />
    </Link>
    <Link text="guard" onClick={() => openRule('G1')}>
      <Icon name="sword" />
    </Link>
  </nav>
);

function Turner({ at, turn }: { readonly at: number; readonly turn: (to: number) => void }) {
  return (
    <footer class={styles.turner}>
      <button type="button" disabled={at === 0} onClick={() => turn(at - 1)}>
        ‹ {t('how.before')}
      </button>
      <span>{t('how.page', { n: at + 1, of: PAGES.length })}</span>
      <button type="button" disabled={at === PAGES.length - 1} onClick={() => turn(at + 1)}>
        {t('how.next')} ›
      </button>
    </footer>
  );
}

/** The game on two pages, in pictures. */
export function HowToPlay() {
  const [at, setAt] = useState(0);
  const top = useRef<HTMLElement>(null);
  const page = PAGES[at]!;
  const turn = (to: number): void => {
    setAt(to);
    top.current?.scrollIntoView();
  };
  return (
    <Dialog title={t('how.title')} wide onClose={() => panels.setState({ open: null })}>
      <section class={styles.page} ref={top} data-how={page.id}>
        <header class={styles.head}>
          <img src="./art/city/board.svg" alt="" />
          <div>
            <h3>{t(`how.${page.id}`)}</h3>
            <p>{t(`how.${page.id}.text`)}</p>
          </div>
        </header>
        <ol class={styles.panels}>
          {page.parts.map((part) => (
            <Panel key={part} part={part} />
          ))}
        </ol>
        <Turner at={at} turn={turn} />
        <More />
      </section>
    </Dialog>
  );
}
