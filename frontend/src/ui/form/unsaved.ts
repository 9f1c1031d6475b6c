/** The forms of this page with unsaved input. The page is not reloaded automatically while there are any. */
const holders = new Set<symbol>();

export const unsaved = {
  hold(): () => void {
    const holder = Symbol('unsaved work');
    holders.add(holder);
    return () => void holders.delete(holder);
  },
  exists: (): boolean => holders.size > 0,
  /** Discards the input: the page can be left or reloaded without a confirmation. */
  release: (): void => holders.clear(),
};
