import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes the names and contents of files and folders; missing ones count as absent. */
export function inputHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && !/\.test\.tsx?$/.test(name)) addTo(hash, join(path, name));
  }
}
