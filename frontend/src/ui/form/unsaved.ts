/** The forms of this page that hold work which is saved nowhere; whoever would reload asks first. */
const holders = new Set<symbol>();

export const unsaved = {
  hold(): () => void {
    const holder = Symbol('unsaved work');
    holders.add(holder);
    return () => void holders.delete(holder);
  },
  exists: (): boolean => holders.size > 0,
  /** The page is loaded again for another reason than the person's wish: it must not ask. */
  release: (): void => holders.clear(),
};
