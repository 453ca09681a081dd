import { Landing } from '../features/landing/Landing.tsx';
import { lazily } from './Lazy.tsx';
import { useRoute } from './routes.ts';

const SetUp = lazily(() =>
  import('../features/setup/SetUp.tsx').then(({ SetUp: screen }) => screen),
);
const GameScreen = lazily(() =>
  import('./GameScreen.tsx').then(({ GameScreen: screen }) => screen),
);
const Games = lazily(() =>
  import('../features/games/Games.tsx').then(({ Games: screen }) => screen),
);
const Shared = lazily(() =>
  import('../features/games/Shared.tsx').then(({ Shared: screen }) => screen),
);
const ReplayScreen = lazily(() =>
  import('../features/replay/ReplayScreen.tsx').then(({ ReplayScreen: screen }) => screen),
);

const Learn = lazily(() =>
  import('../features/tutorial/Learn.tsx').then(({ Learn: screen }) => screen),
);

export function App() {
  const route = useRoute();
  switch (route.page) {
    case 'landing':
      return <Landing />;
    case 'setup':
      return <SetUp />;
    case 'game':
      return <GameScreen key={route.id} id={route.id} />;
    case 'learn':
      return <Learn />;
    case 'games':
      return <Games />;
    case 'shared':
      return <Shared key={route.id} packed={route.id} />;
    case 'replay':
      return <ReplayScreen key={route.id} id={route.id} at={route.at} />;
  }
}
