import { followSystemTheme } from '../platform/page/shown-theme';
import { startOnDemand } from './start-on-demand';

// Beside the first paint, in every document: see `first-paint-script.ts`.
followSystemTheme();
const [script, ...files] = document.currentScript?.dataset.app?.split(' ') ?? [];
if (script !== undefined) startOnDemand(document, [script, ...files]);
