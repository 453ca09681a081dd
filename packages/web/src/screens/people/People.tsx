import type { Route } from '../../base/routes.ts';
import { t } from '../../text/text.ts';
import { NameForm } from '../online/NameForm.tsx';
import { useName } from '../online/use-name.ts';
import { History } from './History.tsx';
import { Ladder } from './Ladder.tsx';
import { PastGame } from './PastGame.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import lazy from '../../base/Lazy.module.css';

type Shown = Extract<Route, { page: 'people' | 'ladder' | 'history' | 'past' | 'judged' }>;

/** An address that was cut off in the middle of a letter is taken as it stands: nobody has that name. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Who plays here, how their games ended, and how strong they seem: for whoever has told their own name. */
export function People({ route }: { readonly route: Shown }) {
  const { name, guest, trouble, setName, again } = useName();
  if (name === null) return <NameForm onNamed={setName} onKnown={again} />;
  if (name === undefined && !trouble) return <p class={lazy.loading}>{t('loading')}</p>;
  const me = guest ? null : (name ?? null);
  switch (route.page) {
    case 'ladder':
      return <Ladder me={me} />;
    case 'history':
      return <History me={me} />;
    case 'people':
      return <ProfilePage key={route.id} name={decoded(route.id)} me={me} />;
    case 'past':
    case 'judged':
      return <PastGame key={route.id} id={route.id} judged={route.page === 'judged'} />;
  }
}
