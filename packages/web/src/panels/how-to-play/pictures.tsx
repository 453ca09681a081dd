import type { ComponentChildren } from 'preact';
import { C, K, L, M, P, R, S, W, X } from '@rowan/cards';
import { Vp } from '../../parts/Glyphs.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Meeple } from '../../parts/Meeple.tsx';
import styles from './HowToPlay.module.css';

/** Small scenes from the pieces of the game itself. */

const Crowd = ({ of }: { readonly of: readonly number[] }) => (
  <span class={styles.crowd}>
    {of.map((meeple, i) => (
      <Meeple key={i} meeple={meeple} />
    ))}
  </span>
);

const Sign = ({ name }: { readonly name: string }) => (
  <span class={styles.sign}>
    <Icon name={name} />
  </span>
);

const Arrow = () => <span class={styles.arrow}>→</span>;

const Card = ({ art, children }: { art: string; children?: ComponentChildren }) => (
  <span class={styles.card}>
    <img src={`./art/${art}.svg`} alt="" />
    {children}
  </span>
);

const Shield = ({ n }: { readonly n: number }) => (
  <span class={styles.shield}>
    <Icon name="strength" />
    <b>{n}</b>
  </span>
);

const Strip = ({ children }: { readonly children: ComponentChildren }) => (
  <span class={styles.strip}>{children}</span>
);

export const PICTURES = {
  band: (
    <>
      <Sign name="bag" />
      <Arrow />
      <Crowd of={[P, P, W, X]} />
    </>
  ),
  develop: (
    <>
      <Crowd of={[P]} />
      <Sign name="construct" />
      <Card art="locations/gatehouse" />
      <Sign name="level-up" />
    </>
  ),
  work: (
    <Card art="locations/mages-workshop">
      <Strip>
        <Meeple meeple={P} />
        <Arrow />
        <b>+</b>
        <Meeple meeple={M} />
      </Strip>
    </Card>
  ),
  fight: (
    <>
      <Crowd of={[P, W]} />
      <b class={styles.sum}>1 + 2 = 3</b>
      <Card art="monsters/backwoods-bandit">
        <Shield n={3} />
      </Card>
    </>
  ),
  overrun: (
    <>
      <Card art="monsters/termite" />
      <Card art="monsters/weevil-swarm" />
      <Sign name="warning" />
      <Crowd of={[P]} />
    </>
  ),
  draw: (
    <>
      <Sign name="lodgings" />
      <Arrow />
      <Sign name="bag" />
      <Arrow />
      <Crowd of={[C, P, M, P]} />
    </>
  ),
  monsters: (
    <>
      <Card art="monsters/timber-wolf">
        <Vp n={1} />
      </Card>
      <Card art="monsters/bark-basilisk">
        <Vp n={4} />
      </Card>
      <Card art="monsters/ember-dragon">
        <Vp n={7} />
      </Card>
    </>
  ),
  quests: (
    <>
      <Card art="quests/triggered" />
      <Card art="quests/ongoing" />
      <Card art="quests/end" />
    </>
  ),
  heroes: <Crowd of={[W, M, C, K, R, L, S]} />,
  corruption: (
    <>
      <Crowd of={[X, X]} />
      <Arrow />
      <Strip>
        <b>−</b>
        <Meeple meeple={X} />
      </Strip>
    </>
  ),
  council: (
    <>
      <Sign name="candle-unlit" />
      <Sign name="candle-lit" />
      <Sign name="candle-lit" />
    </>
  ),
  end: (
    <>
      <Card art="council/the-grand-shredder" />
      <Card art="council/lady-lacquer" />
      <Sign name="crown" />
    </>
  ),
} as const satisfies Readonly<Record<string, ComponentChildren>>;

export type Picture = keyof typeof PICTURES;
