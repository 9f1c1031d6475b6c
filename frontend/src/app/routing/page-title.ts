import type { RouteHandle } from './route-handle';
import * as messages from '../messages';

/** The document title of a page. */
export const routeTitle = (handle: RouteHandle | undefined): string => {
  if (handle === undefined) return 'NovaLink';
  return handle.name === 'Home' ? messages.novaLinkCasinoGamesYou : titled(handle.title);
};

export const titled = (text: string): string => `${text} – NovaLink`;

export const notFoundTitle = titled(messages.pageNotFoundLabel);
