import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipEntries } from './zip-entries';

/** The files of an asset, which is a folder or a zip archive, by their paths in it. */
export function sourceFiles(path: string): [name: string, bytes: Buffer][] {
  if (!statSync(path).isDirectory()) return zipEntries(readFileSync(path));
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(path, file).split(sep).join('/'), readFileSync(file)]);
}
