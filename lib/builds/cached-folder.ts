import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from '#lib/builds/input-hash';

interface CachedFolder {
  /** Files and folders that the result is made of. */
  readonly inputs: readonly string[];
  /** Where results are kept, each under the hash of its inputs. */
  readonly place: string;
  /** Makes the result in a new folder. */
  readonly make: (folder: string) => Promise<void>;
}

/** Results that are kept: those of processes that may still run, and of a branch one goes back to. */
const kept = 4;

/**
 * The folder made of the inputs as they are now, made only if it does not exist yet. It never changes once it is
 * there: who reads from it is not disturbed by others who make the next one at the same time.
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

/** Whoever comes second has made the same and leaves what is there. */
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
