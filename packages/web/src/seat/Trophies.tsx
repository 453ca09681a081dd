import { MONSTER_TYPES } from '@rowan/cards';
import { useCatalogue } from '../client/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../text/text.ts';
import styles from './Rivals.module.css';

/** Defeated Monsters by type. */
export function Trophies({ pile }: { readonly pile: readonly number[] }) {
  const { monsters } = useCatalogue();
  return (
    <span class={styles.trophies}>
      {MONSTER_TYPES.map((type) => {
        const words = t('trophies', { type: t(`type.${type}`) });
        const n = pile.filter((monster) => monsters[monster]?.type === type).length;
        return (
          <span key={type} role="img" aria-label={`${words} ${n}`} title={words}>
            <Icon name={type} />
            {n}
          </span>
        );
      })}
    </span>
  );
}
