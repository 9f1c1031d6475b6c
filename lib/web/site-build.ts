import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const siteFolder = 'dist/site';
const builtFrom = '.cache/site-built-from';
const inputs = ['frontend', 'domain', 'package-lock.json', 'tsconfig.base.json'];

/**
 * The folder of the built site; it is built first when it is missing or older than its sources.
 * `NOVALINK_SITE` names a folder that is built already.
 */
export function builtSite(): string {
  if (process.env.NOVALINK_SITE) return process.env.NOVALINK_SITE;
  const present = existsSync(join(siteFolder, 'index.html'));
  const sources = fingerprint(inputs);
  if (present && existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === sources) return siteFolder;
  build();
  mkdirSync(dirname(builtFrom), { recursive: true });
  writeFileSync(builtFrom, sources);
  return siteFolder;
}

function build(): void {
  // Standard output belongs to whoever runs the app.
  const stdio: ['ignore', number, 'inherit'] = ['ignore', process.stderr.fd, 'inherit'];
  const { status, error } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'frontend'],
    {
      stdio,
    },
  );
  if (error) throw error;
  if (status !== 0) throw new Error('The site could not be built; see above.');
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [path];
