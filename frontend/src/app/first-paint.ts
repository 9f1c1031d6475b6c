import { keepEarlyEvents } from '../platform/page/early-events';
import { followSystemTheme, readTheme, showTheme } from '../platform/page/shown-theme';
import { startOnDemand } from './start-on-demand';

// Runs before the first paint and before all other scripts: see `first-paint-script.ts`.
showTheme(readTheme());
followSystemTheme();
keepEarlyEvents(document);
const [script, ...modules] = document.currentScript?.dataset.app?.split(' ') ?? [];
if (script !== undefined) startOnDemand(document, [script, ...modules]);
