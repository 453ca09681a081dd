import { useEffect, useState } from 'preact/hooks';
import { labelled, t } from '../../text/text.ts';
import { doubtText } from '../online/clock-text.ts';
import { Sheet, Words } from '../online/Sheet.tsx';
import type { Trouble } from '../online/api.ts';
import { Past } from './History.tsx';
import { PeopleWays } from '../online/PeopleWays.tsx';
import { profile, type Profile } from './people-api.ts';
import styles from './People.module.css';

const Ratings = ({ ratings }: Pick<Profile, 'ratings'>) => (
  <section>
    <h2>{t('people.rating')}</h2>
    {ratings.length === 0 && <p class={styles.small}>{t('people.unrated')}</p>}
    <ul class={styles.facts}>
      {ratings.map((one) => (
        <li key={`${one.ladder}${one.players}`}>
          <span>
            {t('people.atTable', { n: one.players })}
            {one.ladder === 'programs' && ` · ${t('online.program')}`}
          </span>
          <b>{doubtText(one)}</b>
          <small>{t('people.games.n', { n: one.games })}</small>
        </li>
      ))}
    </ul>
  </section>
);

const Results = ({ results }: Pick<Profile, 'results'>) => (
  <section>
    <h2>{t('people.results')}</h2>
    {results.length === 0 && <p class={styles.small}>{t('people.noGames')}</p>}
    <ul class={styles.facts}>
      {results.map(({ players, games, won }) => (
        <li key={players}>
          <span>{t('people.atTable', { n: players })}</span>
          <b>{t('people.won.n', { n: won })}</b>
          <small>{t('people.games.n', { n: games })}</small>
        </li>
      ))}
    </ul>
  </section>
);

interface Props {
  readonly name: string;
  readonly me: string | null;
}

/** Somebody with an account: how strong they seem, how they fared, and their games. */
export function ProfilePage({ name, me }: Props) {
  const [known, setKnown] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let here = true;
    void profile(name).then((told) => {
      if (!here) return;
      setTrouble(told.ok ? null : told.trouble);
      setKnown(told.ok ? told.value : null);
    });
    return () => void (here = false);
  }, [name]);
  return (
    <Sheet title="people.profile" back="#/friends">
      <PeopleWays me={me} {...(known?.own && { here: 'mine' })} />
      <div class={styles.wide}>
        <Words trouble={trouble} />
        {known && (
          <>
            <p class={styles.who}>{known.name}</p>
            <Ratings ratings={known.ratings} />
            <Results results={known.results} />
            {known.together && known.together.games > 0 && (
              <section>
                <h2>{t('people.together', { name: known.name })}</h2>
                <p>{t('people.together.text', { ...known.together, name: known.name })}</p>
              </section>
            )}
            <h2>{labelled(t('people.history'), known.name)}</h2>
            <Past wish={{ player: known.name }} />
          </>
        )}
      </div>
    </Sheet>
  );
}
