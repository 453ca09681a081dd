import { lazily } from './base/Lazy.tsx';
import { useRoute } from './base/routes.ts';
import { Landing } from './screens/landing/Landing.tsx';

const GameScreen = lazily(
  () => import('./screens/game/GameScreen.tsx').then(({ GameScreen: screen }) => screen),
  'first',
);
const Elsewhere = lazily(() => import('./Elsewhere.tsx').then(({ Elsewhere: screens }) => screens));

export function App() {
  const route = useRoute();
  switch (route.page) {
    case 'landing':
      return <Landing />;
    case 'game':
      return <GameScreen key={route.id} id={route.id} />;
    default:
      return <Elsewhere route={route} />;
  }
}
