import { useEffect, useRef, useState } from 'preact/hooks';
import { DISTRICTS } from '@rowan/cards';
import { inspector } from '../client/inspector.ts';
import { useGameState } from '../client/context.ts';
import { useStore } from '../client/use-store.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { City } from './City.tsx';
import styles from './PhoneCity.module.css';

type Focus = 'whole' | 'capitol' | (typeof DISTRICTS)[number];

/** The corner of the drawing that each focus shows, as shares of what overhangs. */
const CORNER: Readonly<Record<Focus, readonly [number, number]>> = {
  whole: [0.5, 0.5],
  castle: [0.012, 0],
  villages: [0.988, 0],
  cathedral: [0.988, 1],
  university: [0.012, 1],
  capitol: [0.5, 0.56],
};

const WIDTH = 1000;
const HEIGHT = 680;
/** Units of the drawing that fill the screen's width when a district is opened. */
const NEAR = 404;

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Where the drawing lies so that the focus fills the window. */
function placed(focus: Focus, { w, h }: Size): Record<string, string> {
  const unit = focus === 'whole' ? Math.min(w / WIDTH, h / HEIGHT) : w / NEAR;
  const [sx, sy] = CORNER[focus];
  const x = (w - WIDTH * unit) * sx;
  const y = (h - HEIGHT * unit) * sy;
  return {
    width: `${WIDTH * unit}px`,
    height: `${HEIGHT * unit}px`,
    transform: `translate(${x}px, ${y}px)`,
  };
}

/** The district of what the keyboard has reached, so that it comes into the window. */
function focusOf(target: EventTarget | null): Focus | null {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return null;
  const name = target.closest<HTMLElement>('[data-district]')?.dataset['district'];
  return DISTRICTS.find((district) => district === name) ?? null;
}

function useSize(): [preact.RefObject<HTMLDivElement | null>, Size] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ w: 390, h: 400 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() =>
      setSize({ w: element.clientWidth, h: element.clientHeight }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, size];
}

function LookButton({ high }: { readonly high: boolean }) {
  const looking = useStore(inspector, (state) => state.looking);
  return (
    <>
      <button
        type="button"
        class={styles.look}
        data-high={high || undefined}
        aria-pressed={looking}
        aria-label={t('phone.look')}
        onClick={() => inspector.setState({ looking: !looking })}
      >
        <Icon name="search" />
      </button>
      {looking && <p class={styles.hint}>{t('phone.looking')}</p>}
    </>
  );
}

/** Over the whole city, each quarter opens its district. */
const Quarters = ({ open }: { readonly open: (focus: Focus) => void }) => (
  <div class={styles.quarters}>
    {DISTRICTS.map((name) => (
      <button
        key={name}
        type="button"
        data-quarter={name}
        aria-label={t(`district.${name}`)}
        onClick={() => open(name)}
      />
    ))}
  </div>
);

const TABS: readonly Focus[] = ['whole', ...DISTRICTS, 'capitol'];
const tabText = (focus: Focus): string =>
  focus === 'whole'
    ? t('phone.whole')
    : focus === 'capitol'
      ? t('phone.capitol')
      : t(`district.${focus}`);

/** The city as a map: whole, or one district large enough for a finger. */
export function PhoneCity() {
  const [focus, setFocus] = useState<Focus>('whole');
  const [ref, size] = useSize();
  const developing = useGameState(({ view }) => view?.decision?.kind === 'develop');
  return (
    <section class={styles.map} aria-label={t('city')}>
      <div class={styles.window} ref={ref} data-board>
        <div
          class={styles.inner}
          style={placed(focus, size)}
          onFocusIn={({ target }) => setFocus((now) => focusOf(target) ?? now)}
        >
          <City />
        </div>
        {focus === 'whole' && <Quarters open={setFocus} />}
        <LookButton high={focus === 'cathedral' || focus === 'university'} />
      </div>
      <nav class={styles.tabs} aria-label={t('phone.districts')}>
        {TABS.filter((one) => one !== 'capitol' || developing).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === focus}
            data-focus={one}
            onClick={() => setFocus(one)}
          >
            {tabText(one)}
          </button>
        ))}
      </nav>
    </section>
  );
}
