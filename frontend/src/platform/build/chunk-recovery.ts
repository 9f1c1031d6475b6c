import type { LoadGuard } from './automatic-load';

interface Needs {
  readonly loads: Pick<LoadGuard, 'allows'>;
  /** Loads the given path from the server. */
  readonly goTo: (path: string) => void;
}

/**
 * After a release the chunks of an open page may be gone. A failed import then goes to the page it was for, from the
 * server, at most once per path in `reloadGuardMs`; the import itself never settles, so that no error flashes up
 * before the page is left. A second failure within the guard is thrown.
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
    /** The router is on its way to this path: the one to load should a chunk be gone. */
    headFor(path: string | undefined): void {
      target = path;
    },
    /** Tries to recover from a failed chunk; false when the guard says that it has just been tried. */
    recover,
    /** An import whose failure recovers. */
    guard<Module>(load: () => Promise<Module>, here: () => string): () => Promise<Module> {
      const never = () => new Promise<never>(() => undefined);
      return () =>
        load().then(
          // Vite resolves with nothing when its own `vite:preloadError` was already recovered from.
          (module) => (leaving ? never() : module),
          (fault: unknown) => {
            if (recover(here())) return never();
            throw fault;
          },
        );
    },
  };
};

export type ChunkRecovery = ReturnType<typeof createChunkRecovery>;
