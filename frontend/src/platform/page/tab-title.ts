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

/** Names the tab after what the page shows, once that is known, instead of after its route. */
export const useTabTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (text === undefined) return undefined;
    call(text);
    return () => call(undefined);
  }, [text]);
};

/** What the page at hand wants its tab to be called, if anything. */
export const useNamedTab = (): string | undefined =>
  useSyncExternalStore(
    watch,
    () => named,
    () => undefined,
  );
