import { resolve } from 'node:path';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';

/** The folder of the built site; it is built first unless nothing it is made of has changed. */
export function builtSite(): Promise<string> {
  return cachedFolder({
    inputs: ['frontend', 'domain', 'lib/web/site-build.ts', 'package-lock.json', 'tsconfig.base.json'],
    place: '.cache/sites',
    make: (folder) => {
      // Standard output belongs to whoever runs the app.
      console.warn('Building the site …');
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--outDir', resolve(folder)];
      // Whoever builds first does so for all, tests as well: they call their environment another name.
      return runNode('Building the site', vite, { NODE_ENV: 'production' });
    },
  });
}
