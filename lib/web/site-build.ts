import { resolve } from 'node:path';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';

/** Returns the folder of the built site, and builds it if its inputs have changed. */
export function builtSite(): Promise<string> {
  return cachedFolder({
    inputs: ['frontend', 'domain', 'lib/web/site-build.ts', 'package-lock.json', 'tsconfig.base.json'],
    place: '.cache/sites',
    make: (folder) => {
      // Standard output is reserved for the caller of the app.
      console.warn('Building the site …');
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--outDir', resolve(folder)];
      // The first build is also used by tests, whose NODE_ENV is different.
      return runNode('Building the site', vite, { NODE_ENV: 'production' });
    },
  });
}
