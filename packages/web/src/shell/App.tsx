import { Landing } from '../features/landing/Landing.tsx';
import { lazily } from './Lazy.tsx';
import { useRoute } from './routes.ts';

const SetUp = lazily(() =>
  import('../features/setup/SetUp.tsx').then(({ SetUp: screen }) => screen),
);
const GameScreen = lazily(() =>
  import('./GameScreen.tsx').then(({ GameScreen: screen }) => screen),
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
  }
}
