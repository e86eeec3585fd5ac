// Where the pages begin: styles, signals, the shell.
import { render } from 'preact';
import { startApp } from './ctrl/app';
import { startSettings } from './ctrl/settings';
import { Shell } from './view/shell';
import './style/index.css';

startApp();
void startSettings();
render(<Shell />, document.getElementById('app')!);
