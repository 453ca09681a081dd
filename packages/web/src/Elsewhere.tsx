import { lazily } from './base/Lazy.tsx';
import type { Route } from './base/routes.ts';

const SetUp = lazily(() => import('./screens/setup/SetUp.tsx').then(({ SetUp: screen }) => screen));
const Games = lazily(() => import('./screens/games/Games.tsx').then(({ Games: screen }) => screen));
const Shared = lazily(() =>
  import('./screens/games/Shared.tsx').then(({ Shared: screen }) => screen),
);
const ReplayScreen = lazily(() =>
  import('./screens/replay/ReplayScreen.tsx').then(({ ReplayScreen: screen }) => screen),
);

const Learn = lazily(() =>
  import('./screens/tutorial/Learn.tsx').then(({ Learn: screen }) => screen),
);

const Friends = lazily(() =>
  import('./screens/online/Friends.tsx').then(({ Friends: screen }) => screen),
);
const FarTable = lazily(() =>
  import('./screens/online/FarTable.tsx').then(({ FarTable: screen }) => screen),
);
const People = lazily(() =>
  import('./screens/people/People.tsx').then(({ People: screen }) => screen),
);
const Records = lazily(() =>
  import('./screens/records/Records.tsx').then(({ Records: screen }) => screen),
);

const Puzzles = lazily(() =>
  import('./screens/puzzles/Puzzles.tsx').then(({ Puzzles: screen }) => screen),
);
const Studies = lazily(() =>
  import('./screens/study/Studies.tsx').then(({ Studies: screen }) => screen),
);
const Daily = lazily(() => import('./screens/daily/Daily.tsx').then(({ Daily: screen }) => screen));

/** All screens but the first page and a game: what they are fetched by is fetched itself when one is wanted. */
export function Elsewhere({
  route,
}: {
  readonly route: Exclude<Route, { page: 'landing' | 'game' }>;
}) {
  switch (route.page) {
    case 'setup':
      return <SetUp />;
    case 'learn':
      return <Learn />;
    case 'friends':
      return <Friends />;
    case 't':
      return <FarTable key={route.id} id={route.id} />;
    case 'people':
    case 'ladder':
    case 'history':
    case 'past':
    case 'judged':
      return <People route={route} />;
    case 'records':
      return <Records />;
    case 'puzzles':
      return <Puzzles />;
    case 'daily':
      return <Daily id={route.id} />;
    case 'study':
    case 'studied':
      return <Studies key={`${route.page} ${route.id}`} {...route} />;
    case 'games':
      return <Games />;
    case 'shared':
      return <Shared key={route.id} packed={route.id} />;
    case 'replay':
    case 'review':
      return (
        <ReplayScreen
          key={`${route.page} ${route.id}`}
          id={route.id}
          at={route.at}
          judged={route.page === 'review'}
        />
      );
  }
}
