import { useEffect, useSyncExternalStore } from 'react';

let named: string | undefined;
const watchers = new Set<() => void>();

const call = (text: string | undefined): void => {
  named = text;
  for (const notify of watchers) notify();
};

const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/**
 * Sets the document title to the title of the page's content, after it is loaded, instead of the route's
 * title.
 */
export const useTabTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (text === undefined) return undefined;
    call(text);
    return () => call(undefined);
  }, [text]);
};

/** The document title that the current page has set, if any. */
export const useNamedTab = (): string | undefined =>
  useSyncExternalStore(
    watch,
    () => named,
    () => undefined,
  );
