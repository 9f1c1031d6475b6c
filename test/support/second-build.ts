import { resolve } from 'node:path';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';

/**
 * The folder of a second real build of the site: every file has another name than in the first build, which
 * is minified. It contains React's development build, which warns about every difference between a
 * prerendered page and the browser's rendering.
 */
export const secondBuild = (): Promise<string> =>
  cachedFolder({
    inputs: ['frontend', 'domain', 'package-lock.json', 'tsconfig.base.json', 'test/support/second-build.ts'],
    place: '.cache/second-sites',
    make: (folder) => {
      const options = ['--outDir', resolve(folder), '--minify', 'false', '--logLevel', 'error'];
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', ...options];
      return runNode('Building the second site', vite, { NODE_ENV: 'development' });
    },
  });
