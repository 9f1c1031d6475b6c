import { reportFailedScripts } from '../platform/page/failed-scripts';
import { keepEarlyEvents } from '../platform/page/early-events';
import { readTheme, showTheme } from '../platform/page/shown-theme';

// Inline in every document, before the first paint: see `first-paint-script.ts`.
showTheme(readTheme());
keepEarlyEvents(document);
reportFailedScripts(document);
