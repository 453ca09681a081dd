import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DISTRICTS, districtOf } from '@rowan/cards';
import { useStore } from '../base/use-store.ts';
import { useGameState } from '../client/context.ts';
import { inspector } from '../client/inspector.ts';
import { reducedMotion } from '../client/pace.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import { City } from './City.tsx';
import { useFollow } from './use-follow.ts';
import styles from './PhoneCity.module.css';

type Focus = 'whole' | 'capitol' | (typeof DISTRICTS)[number];

/** Where each focus lies in the drawing, as shares of what overhangs the window. */
const CORNER: Readonly<Record<Focus, readonly [number, number]>> = {
  whole: [0, 0],
  castle: [0.012, 0],
  villages: [0.988, 0],
  cathedral: [0.988, 1],
  university: [0.012, 1],
  capitol: [0.5, 0.56],
};

const WIDTH = 1000;
const HEIGHT = 680;
/** What of the drawing is in the window when a district is opened, at least: all its places and their signs. */
const NEAR = { w: 380, h: 324 };
/** From so many pixels on the whole city is large enough for a finger. */
const ROOMY = 700;

interface Size {
  readonly w: number;
  readonly h: number;
}

/** So large a slot is as high as a fingertip; where that does not fit, the window is drawn over it. */
const LEAST = 0.62;

function unitOf(focus: Focus, { w, h }: Size): number {
  if (focus === 'whole') return Math.min(w / WIDTH, h / HEIGHT);
  return Math.min(w / NEAR.w, Math.max(h / NEAR.h, LEAST));
}

/** How large the drawing is; where it leaves room it lies in the middle. */
function sized(unit: number, { w, h }: Size): Record<string, string> {
  return {
    width: `${WIDTH * unit}px`,
    height: `${HEIGHT * unit}px`,
    marginLeft: `${Math.max(0, (w - WIDTH * unit) / 2)}px`,
    marginTop: `${Math.max(0, (h - HEIGHT * unit) / 2)}px`,
  };
}

/** The district that a finger has drawn into the middle of the window. */
function districtIn(window: Element, drawing: HTMLElement): Focus {
  const right = window.scrollLeft + window.clientWidth / 2 > drawing.offsetWidth / 2;
  const low = window.scrollTop + window.clientHeight / 2 > drawing.offsetHeight / 2;
  return low ? (right ? 'cathedral' : 'university') : right ? 'villages' : 'castle';
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
    const watch = new ResizeObserver(() => {
      const { clientWidth: w, clientHeight: h } = element;
      // Behind another pane it has no size; it keeps the one it will have again.
      if (w > 0 && h > 0) setSize({ w, h });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, size];
}

function LookButton() {
  const looking = useStore(inspector, (state) => state.looking);
  return (
    <button
      type="button"
      class={styles.look}
      aria-pressed={looking}
      aria-label={t('phone.look')}
      onClick={() => inspector.setState({ looking: !looking })}
    >
      <Icon name="search" />
    </button>
  );
}

const LookHint = () =>
  useStore(inspector, (state) => state.looking) ? (
    <p class={styles.hint}>{t('phone.looking')}</p>
  ) : null;

/** Over the whole city, each quarter opens its district; not for who wants to look. */
function Quarters({ open }: { readonly open: (focus: Focus) => void }) {
  const looking = useStore(inspector, (state) => state.looking);
  if (looking) return null;
  return (
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
}

const TABS: readonly Focus[] = ['whole', ...DISTRICTS, 'capitol'];
const tabText = (focus: Focus): string =>
  focus === 'whole'
    ? t('phone.whole')
    : focus === 'capitol'
      ? t('phone.capitol')
      : t(`district.${focus}`);

/** How many places of each district the Tavern would suffice for. */
function useReachable(): Partial<Readonly<Record<Focus, number>>> {
  const places = useGameState(({ explained, interaction }) =>
    interaction.source ? null : (explained?.reachable ?? null),
  );
  const counts: Partial<Record<Focus, number>> = {};
  for (const place of places ?? []) {
    const district = DISTRICTS[districtOf(place)];
    if (district) counts[district] = (counts[district] ?? 0) + 1;
  }
  return counts;
}

/** Where places glow and none of them is in the window, the first of them comes there. */
function useGlowInSight(focus: Focus, open: (focus: Focus) => void): void {
  const reachable = useReachable();
  const deciding = useGameState(({ view, playing }) => (playing ? null : view?.decision?.id));
  const planning = useGameState(({ explained }) => explained !== null);
  useEffect(() => {
    const glowing = DISTRICTS.find((name) => reachable[name]);
    if (planning && glowing && focus !== 'whole' && !reachable[focus]) open(glowing);
  }, [deciding, planning]);
}

/** Moves from where the drawing was to where it is. */
function glide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (reducedMotion() || to.width === 0 || (to.x === from.x && to.width === from.width)) return;
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  element.animate([{ transform: start }, { transform: 'none' }], {
    duration: 320,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  });
}

/** Which part of the map is in the window, and the way to another one. */
function useMap(ref: preact.RefObject<HTMLDivElement | null>, size: Size) {
  const [{ focus, jump }, setView] = useState<{ focus: Focus; jump: number }>({
    focus: 'whole',
    jump: 0,
  });
  const from = useRef<DOMRect | null>(null);
  const inner = (): HTMLElement | null => ref.current?.firstElementChild as HTMLElement | null;
  useLayoutEffect(() => {
    const window = ref.current;
    const drawing = inner();
    if (!window || !drawing) return;
    const [x, y] = CORNER[focus];
    window.scrollTo({
      left: (window.scrollWidth - window.clientWidth) * x,
      top: (window.scrollHeight - window.clientHeight) * y,
    });
    if (from.current) glide(drawing, from.current);
    from.current = null;
  }, [jump, size]);
  const open = (next: Focus): void => {
    from.current = inner()?.getBoundingClientRect() ?? null;
    setView(({ jump: n }) => ({ focus: next, jump: n + 1 }));
  };
  /** The finger has moved the map by itself. */
  const drawn = (): void => {
    const drawing = inner();
    if (!ref.current || !drawing || focus === 'whole') return;
    const next = districtIn(ref.current, drawing);
    if (focus !== 'capitol' && next !== focus) setView((now) => ({ ...now, focus: next }));
  };
  return { focus, open, drawn };
}

/** The city as a map: whole, or near enough for a finger, which also draws it along. */
export function PhoneCity() {
  const [ref, size] = useSize();
  const { focus, open, drawn } = useMap(ref, size);
  const developing = useGameState(({ view }) => view?.decision?.kind === 'develop');
  const reachable = useReachable();
  useFollow(focus, open);
  useGlowInSight(focus, open);
  return (
    <section class={styles.map} aria-label={t('city')}>
      <div class={styles.window} ref={ref} data-board onScroll={drawn}>
        <div
          class={styles.inner}
          style={sized(unitOf(focus, size), size)}
          onFocusIn={({ target }) => {
            const next = focusOf(target);
            if (next && next !== focus) open(next);
          }}
        >
          <City />
        </div>
        {focus === 'whole' && size.w < ROOMY && <Quarters open={open} />}
      </div>
      <LookHint />
      <nav class={styles.tabs} aria-label={t('phone.districts')}>
        {TABS.filter((one) => one !== 'capitol' || developing).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === focus}
            data-focus={one}
            onClick={() => open(one)}
          >
            {tabText(one)}
            {reachable[one] && <b class={styles.count}>{reachable[one]}</b>}
          </button>
        ))}
        <LookButton />
      </nav>
    </section>
  );
}
