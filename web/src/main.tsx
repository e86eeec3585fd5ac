// Where the pages begin: styles, signals, the shell.
import { render } from 'preact';
import { startApp } from './ctrl/app';
import { Shell } from './view/shell';
import './style/index.css';

startApp();
render(<Shell />, document.getElementById('app')!);
