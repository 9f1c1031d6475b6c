import { readTheme, showTheme } from '../platform/shown-theme';

// Runs before the first paint, ahead of everything else: see `first-paint-script.ts`.
showTheme(readTheme());
