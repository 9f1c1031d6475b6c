/** A state outside of React, in the interface that `useSyncExternalStore` expects. */
export interface WatchedState<State> {
  readonly state: () => State;
  readonly change: (changes: Partial<State>) => void;
  readonly watch: (changed: () => void) => () => void;
}

export const watchedState = <State extends object>(initial: State): WatchedState<State> => {
  const watchers = new Set<() => void>();
  let state = initial;
  return {
    state: () => state,
    change: (changes) => {
      state = { ...state, ...changes };
      for (const notify of watchers) notify();
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
};
