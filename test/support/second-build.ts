import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';
import { sharedSources } from '#lib/builds/shared-sources';
import { builtSite } from '#lib/web/site-build';
import { readBuiltFiles } from '#ops/release/built-files';

/**
 * The folder of a second build of the site. It is a copy of the first build in which every asset has another name,
 * because a real build takes as long as all tests that need it.
 */
export async function secondBuild(): Promise<string> {
  const site = await builtSite();
  return cachedFolder({
    inputs: [site, 'test/support/second-build.ts'],
    place: '.cache/second-sites',
    make: async (folder) => {
      await cp(site, folder, { recursive: true });
      const { id, assets } = readBuiltFiles(folder);
      const names = new Set(assets.map((path) => path.slice('assets/'.length)));
      const renamed = (name: string) => name.replace(/\.(?=\w+$)/, '.second.');
      for (const { name, parentPath } of await filesIn(folder)) {
        const path = join(parentPath, name);
        if (/\.(html|js|css|json)$/.test(name)) {
          const text = await readFile(path, 'utf8');
          const changed = text
            .replaceAll(/[\w.-]+\.\w+/g, (word) => (names.has(word) ? renamed(word) : word))
            .replaceAll(id, 'fedcba9876543210');
          await writeFile(path, changed);
        }
        if (names.has(name)) await rename(path, join(parentPath, renamed(name)));
      }
    },
  });
}

/** The folder of a build with React's development build, which warns about every difference between a prerendered page and
 * the browser's rendering. */
export const developmentBuild = (): Promise<string> =>
  cachedFolder({
    inputs: [
      'frontend',
      ...sharedSources,
      'package-lock.json',
      'tsconfig.base.json',
      'test/support/second-build.ts',
    ],
    place: '.cache/development-sites',
    make: (folder) => {
      const options = ['--outDir', resolve(folder), '--minify', 'false', '--logLevel', 'error'];
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', ...options];
      return runNode('Building the second site', vite, { NODE_ENV: 'development' });
    },
  });

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
