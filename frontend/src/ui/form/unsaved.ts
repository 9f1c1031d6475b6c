import * as messages from './messages';

/** The forms of this page that hold work which is saved nowhere; whoever would reload asks first. */
const holders = new Set<symbol>();

export const unsaved = {
  hold(): () => void {
    const holder = Symbol(messages.unsavedWork);
    holders.add(holder);
    return () => void holders.delete(holder);
  },
  exists: (): boolean => holders.size > 0,
  /** The work is given up: the page may be left or loaded again without a question. */
  release: (): void => holders.clear(),
};
