import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inputHash } from './input-hash';

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
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(place, { recursive: true });
  try {
    await make(fresh);
    if (!existsSync(folder)) renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  forgetOld(place);
  return folder;
}

function forgetOld(place: string): void {
  const folders = readdirSync(place).map((name) => join(place, name));
  const byAge = folders.sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs);
  for (const old of byAge.slice(kept)) rmSync(old, { recursive: true, force: true });
}
