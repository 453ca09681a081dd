import { t } from '../../text/text.ts';
import { profileLink } from './profile-link.ts';
import styles from './PeopleWays.module.css';

type Here = 'ladder' | 'history' | 'mine';

interface Props {
  /** Who looks; null for guests, who have no profile. */
  readonly me: string | null;
  readonly here?: Here;
}

/** The ways to the pages of people. */
export function PeopleWays({ me, here }: Props) {
  const current = (page: Here): 'page' | undefined => (here === page ? 'page' : undefined);
  return (
    <nav class={styles.ways} aria-label={t('people.title')}>
      <a href="#/ladder" aria-current={current('ladder')}>
        {t('people.ladder')}
      </a>
      <a href="#/history" aria-current={current('history')}>
        {t('people.history')}
      </a>
      {me !== null && (
        <a href={profileLink(me)} aria-current={current('mine')}>
          {t('people.mine')}
        </a>
      )}
    </nav>
  );
}
