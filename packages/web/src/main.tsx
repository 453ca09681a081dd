import { render } from 'preact';
import './style/base.css';
import './style/coin.css';
import { App } from './shell/App.tsx';
import { applySettings } from './shell/settings.ts';

applySettings();
render(<App />, document.getElementById('app')!);
