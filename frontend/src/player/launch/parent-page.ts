import { embedOriginsMeta } from '#domain/embed-origins-meta';
import { commandIn, messageVersion, type GameEvent, type HostCommand } from './game-messages';

/** The page that embeds this one. */
export interface ParentPage {
  /** Whether this page is in a frame. */
  readonly isThere: boolean;
  readonly tell: (event: GameEvent) => void;
  /** Calls `onCommand` for commands of the parent. Returns a function that ends it. */
  readonly listen: (onCommand: (command: HostCommand) => void) => () => void;
}

type Browser = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener' | 'location'>;

/**
 * @param allowed The origins that may embed this page. The server sent them with the page, and in `frame-ancestors`.
 */
export function parentPage(allowed: readonly string[], browser: Browser = window): ParentPage {
  const { parent, location } = browser;
  const isThere = parent !== (browser as unknown);
  // Firefox has no `ancestorOrigins`. A browser delivers a message only if the parent has the given origin.
  const known = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  const targets = allowed.filter((origin) => known === undefined || origin === known);
  return {
    isThere,
    tell: (event) => {
      if (!isThere) return;
      for (const origin of targets)
        parent.postMessage({ source: 'novalink', version: messageVersion, ...event }, origin);
    },
    listen: (onCommand) => {
      const receive = ({ source, origin, data }: MessageEvent) => {
        const command =
          isThere && source === parent && targets.includes(origin) ? commandIn(data) : undefined;
        if (command !== undefined) onCommand(command);
      };
      browser.addEventListener('message', receive);
      return () => browser.removeEventListener('message', receive);
    },
  };
}

/** The origins in the document: see `lambda/functions/show-launch-page`. */
export const allowedOrigins = (): readonly string[] =>
  document
    .querySelector<HTMLMetaElement>(`meta[name="${embedOriginsMeta}"]`)
    ?.content.split(' ')
    .filter((origin) => origin !== '') ?? [];
