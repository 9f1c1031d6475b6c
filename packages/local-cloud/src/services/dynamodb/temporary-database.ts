import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './new-database';

export interface TemporaryDatabase {
  readonly file: string;
  /**
   * Deletes the file. Called when the engine has opened it, so that nothing is left after a kill, and again when the
   * engine has ended, because Windows does not delete open files.
   */
  delete(): void;
}

/**
 * Creates a database file for data that is not kept, in a new folder in `parent`. It is a file because the engine
 * creates its database in memory without the index that `createDatabase` adds.
 */
export async function createTemporaryDatabase(parent = tmpdir()): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(join(parent, 'local-cloud-'));
  const file = join(folder, 'dynamodb.sqlite');
  await createDatabase(file);
  return {
    file,
    delete() {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch (error) {
        if (!isInUse(error)) throw error;
      }
    },
  };
}

const isInUse = (error: unknown) =>
  ['EBUSY', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
