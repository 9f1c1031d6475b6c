import { keepEarlyEvents } from '../platform/page/early-events';
import { readTheme, showTheme } from '../platform/page/shown-theme';

// Runs before the first paint, ahead of everything else: see `first-paint-script.ts`.
showTheme(readTheme());
keepEarlyEvents(document);
