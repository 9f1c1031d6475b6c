import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipEntries } from './zip-entries';

/** Returns the files of an asset, a folder or a zip archive, by path. */
export function sourceFiles(path: string): [name: string, bytes: Buffer][] {
  if (!statSync(path).isDirectory()) return zipEntries(readFileSync(path));
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(path, file).split(sep).join('/'), readFileSync(file)]);
}
