import { MOST_PLAYERS } from '@rowan/cards';
import styles from './Crest.module.css';

/** A player's arms: each colour has its own division, so that the colour is not needed to tell them apart. */
const DIVISIONS = [
  'M16 2h14v14c0 9-6 14-14 18z',
  'M2 2h28L2 28z',
  'M2 20 16 8l14 12v6L16 16 4 26z',
  'M13 2h6v10h11v6H19v16h-6V18H2v-6h11z',
];

export const seatColour = (colour: number): string => `var(--seat-${colour % MOST_PLAYERS})`;

export const Crest = ({ colour, class: extra }: { colour: number; class?: string | undefined }) => (
  <svg class={[styles.crest, extra].join(' ')} viewBox="0 0 32 36" aria-hidden="true">
    <path d="M2 2h28v14c0 9-6 14-14 18C8 30 2 25 2 16z" fill={seatColour(colour)} />
    <path d={DIVISIONS[colour % MOST_PLAYERS]} fill="rgb(0 0 0 / .42)" clip-path="inset(0)" />
    <path
      d="M2 2h28v14c0 9-6 14-14 18C8 30 2 25 2 16z"
      fill="none"
      stroke="#f6e7cb"
      stroke-width="2.5"
    />
  </svg>
);

/** The Royal Guard's arms. */
export const GuardCrest = ({ class: extra }: { class?: string | undefined }) => (
  <svg class={[styles.crest, extra].join(' ')} viewBox="0 0 32 36" aria-hidden="true">
    <path
      d="M2 2h28v14c0 9-6 14-14 18C8 30 2 25 2 16z"
      fill="#31486b"
      stroke="#f2b84b"
      stroke-width="2.5"
    />
    <path d="m16 5 2 4-1 12h4v3h-4v4h-2v-4h-4v-3h4L14 9z" fill="#eef3f8" />
  </svg>
);
