import type { LoadGuard } from './automatic-load';

/** A part of the site could not be loaded: it is missing on the server, or the server could not be reached. */
export class ChunkLost extends Error {
  readonly isOffline: boolean;

  constructor({ isOffline, cause }: { readonly isOffline: boolean; readonly cause: unknown }) {
    super('', { cause });
    this.isOffline = isOffline;
  }
}

/** Parts of the messages of browsers for a failed dynamic import, and of Vite for its style sheet. */
const failedImport = /dynamically|module script|preload/i;

/** Recognizes the error of a failed import, even if the import did not use `guard`. Undefined for other errors. */
export const lostChunk = (error: unknown): ChunkLost | undefined => {
  if (error instanceof ChunkLost) return error;
  return error instanceof Error && failedImport.test(error.message)
    ? new ChunkLost({ isOffline: !navigator.onLine, cause: error })
    : undefined;
};

interface Needs {
  readonly loads: Pick<LoadGuard, 'allows'>;
  /** Loads the given path from the server. */
  readonly goTo: (path: string) => void;
  /** Asks the server. */
  readonly isReachable: () => Promise<boolean>;
}

/**
 * After a release, chunks of an open page may be missing. A failed import then loads the target page from the
 * server, at most once per path in `reloadGuardMs`. The import itself never settles, so that no error is
 * visible before the page is left. A second failure within this time is thrown as `ChunkLost`. While the server cannot be
 * reached, every failure is: a reload would replace the page with the browser's own error page.
 */
export const createChunkRecovery = ({ loads, goTo, isReachable }: Needs) => {
  let leaving = false;
  let target: string | undefined;

  const recover = async (here: string): Promise<'leaving' | 'tried' | 'offline'> => {
    const path = target ?? here;
    if (!leaving && !(await isReachable())) return 'offline';
    if (leaving) return 'leaving';
    if (!loads.allows(path.toLowerCase())) return 'tried';
    leaving = true;
    goTo(path);
    return 'leaving';
  };

  return {
    /** Called when the router navigates to this path: the path to load if a chunk is missing. */
    headFor(path: string | undefined): void {
      target = path;
    },
    /** Tries to recover from a failed chunk. */
    recover,
    /** An import with recovery after a failure. */
    guard<Module>(load: () => Promise<Module>, here: () => string): () => Promise<Module> {
      return () =>
        load().catch(async (cause: unknown) => {
          const outcome = await recover(here());
          if (outcome === 'leaving') return new Promise<never>(() => undefined);
          throw new ChunkLost({ isOffline: outcome === 'offline', cause });
        });
    },
  };
};

export type ChunkRecovery = ReturnType<typeof createChunkRecovery>;
