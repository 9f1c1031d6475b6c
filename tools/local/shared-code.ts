import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a function's code. */
export const codeFile = 'index.mjs';

/**
 * Returns, for the folder of a function's code, the folder with the same code and shared packages, if
 * `build-shared-code.ts` built one.
 */
export const sharedCodeIn =
  (built: string) =>
  (folder: string): string => {
    const shared = join(built, sharedName(folder));
    return existsSync(shared) ? shared : folder;
  };

/** The hash of the code that is replaced, so that changed code is not replaced. */
export function sharedName(folder: string): string {
  const file = join(folder, codeFile);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none';
}
