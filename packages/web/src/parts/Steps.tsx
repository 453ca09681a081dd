import { Icon } from './Icon.tsx';
import styles from './Steps.module.css';

interface Props {
  readonly title: string;
  /** A sign and words for each. */
  readonly steps: readonly (readonly [string, string])[];
}

/** Where there is nothing yet one is told how to begin. */
export const Steps = ({ title, steps }: Props) => (
  <div class={styles.steps}>
    <p>{title}</p>
    <ol>
      {steps.map(([icon, words]) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{words}</span>
        </li>
      ))}
    </ol>
  </div>
);
