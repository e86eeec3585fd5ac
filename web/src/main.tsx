// Where the pages begin: styles, signals, the shell.
import { render } from 'preact';
import { onReturn, startApp } from './ctrl/app';
import { here, loadHere } from './ctrl/class';
import { startSettings } from './ctrl/settings';
import { Shell } from './view/shell';
import './style/index.css';

startApp();
// What the owner has chosen is the owner's; pupils have their own browsers.
void loadHere().then(() => (here.peek()?.who === 'teacher' ? startSettings() : undefined));
onReturn(() => void loadHere());
render(<Shell />, document.getElementById('app')!);
