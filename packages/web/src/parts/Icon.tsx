import styles from './Icon.module.css';

interface Props {
  readonly name: string;
  readonly class?: string | undefined;
}

/** A sign of the one icon family; it takes the colour of the text around it. */
export const Icon = ({ name, class: extra }: Props) => (
  <svg class={[styles.icon, extra].join(' ')} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);
