import { render } from 'preact';
import './style/base.css';
import './style/coin.css';
import './style/notice.css';
import './style/focus.css';
import './style/forced-colours.css';
import { noteAll, noteTrouble } from './base/report.ts';
import { showBlankPictures } from './parts/blank-picture.ts';
import { App } from './App.tsx';
import { Missing } from './base/Missing.tsx';
import { applySettings, settings } from './base/settings.ts';
import { markPhone } from './base/use-media.ts';
import { speak } from './text/words.ts';

noteAll();
applySettings();
markPhone();
showBlankPictures();
const page = document.getElementById('app')!;
const unspoken = (error: unknown): boolean => {
  noteTrouble(error);
  return false;
};
const show = async (): Promise<void> => {
  const spoken = await speak(settings.getState().language).then(() => true, unspoken);
  render(
    <>
      <App />
      {!spoken && <Missing />}
    </>,
    page,
  );
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
      void import('./offline/start.ts')
        .then(({ startOffline }) => startOffline())
        .catch(noteTrouble);
    setTimeout(start, LATER);
  });
