import { render } from 'preact';
import './style/base.css';
import './style/coin.css';
import { App } from './shell/App.tsx';
import { applySettings, settings } from './shell/settings.ts';
import { speak } from './text/words.ts';

applySettings();
const page = document.getElementById('app')!;
const show = async (): Promise<void> => {
  await speak(settings.getState().language);
  render(<App />, page);
};
void show();
settings.subscribe(({ language }, before) => {
  if (language !== before.language) void show();
});

/** The game comes first; the device keeps a copy of it once there is time. */
const LATER = 3000;
if (import.meta.env.MODE !== 'development')
  addEventListener('load', () => {
    const start = (): void =>
      void import('./features/offline/start.ts').then(({ startOffline }) => startOffline());
    setTimeout(start, LATER);
  });
