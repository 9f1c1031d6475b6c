import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from '#lib/builds/input-hash';

interface CachedFolder {
  /** Files and folders from which the result is built. */
  readonly inputs: readonly string[];
  /** Folder of the cached results, each under the hash of its inputs. */
  readonly place: string;
  /** Builds the result in a new folder. */
  readonly make: (folder: string) => Promise<void>;
}

/** Number of cached results: those of running processes, and of a previous branch. */
const kept = 4;

/**
 * Returns the folder for the current inputs, and builds it only if it does not exist. A folder never changes, so that
 * readers are not affected by a parallel build of the next one.
 */
export async function cachedFolder({ inputs, place, make }: CachedFolder): Promise<string> {
  const folder = join(place, inputHash(inputs).slice(0, 16));
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  const fresh = `${folder}.${randomUUID()}`;
  mkdirSync(place, { recursive: true });
  try {
    await make(fresh);
    publish(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  forgetOld(place);
  return folder;
}

/** If another process was faster, its identical folder is kept. */
function publish(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function forgetOld(place: string): void {
  const folders = readdirSync(place).map((name) => join(place, name));
  const usedAt = new Map(
    folders.map((path) => [path, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0]),
  );
  const byUse = folders.sort((left, right) => (usedAt.get(right) ?? 0) - (usedAt.get(left) ?? 0));
  for (const old of byUse.slice(kept)) rmSync(old, { recursive: true, force: true });
}
