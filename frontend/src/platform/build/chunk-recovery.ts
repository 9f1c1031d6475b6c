import type { LoadGuard } from './automatic-load';

interface Needs {
  readonly loads: Pick<LoadGuard, 'allows'>;
  /** Loads the given path from the server. */
  readonly goTo: (path: string) => void;
}

/**
 * After a release, chunks of an open page may be missing. A failed import then loads the target page from the
 * server, at most once per path in `reloadGuardMs`. The import itself never settles, so that no error is
 * visible before the page is left. A second failure within this time is thrown.
 */
export const createChunkRecovery = ({ loads, goTo }: Needs) => {
  let leaving = false;
  let target: string | undefined;

  const recover = (here: string): boolean => {
    if (leaving) return true;
    const path = target ?? here;
    if (!loads.allows(path.toLowerCase())) return false;
    leaving = true;
    goTo(path);
    return true;
  };

  return {
    /** Called when the router navigates to this path: the path to load if a chunk is missing. */
    headFor(path: string | undefined): void {
      target = path;
    },
    /** Tries to recover from a failed chunk. False if this was tried recently. */
    recover,
    /** An import with recovery after a failure. */
    guard<Module>(load: () => Promise<Module>, here: () => string): () => Promise<Module> {
      const never = () => new Promise<never>(() => undefined);
      return () =>
        load().then(
          // Vite resolves without a module if its own `vite:preloadError` event was already handled.
          (module) => (leaving ? never() : module),
          (error: unknown) => {
            if (recover(here())) return never();
            throw error;
          },
        );
    },
  };
};

export type ChunkRecovery = ReturnType<typeof createChunkRecovery>;
