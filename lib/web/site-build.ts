import { renameSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachedFolder } from '#lib/builds/cached-folder';
import { runNode } from '#lib/builds/run-node';
import { sharedSources } from '#lib/builds/shared-sources';

/** Returns the folder of the built site, and builds it if its inputs have changed. */
export const builtSite = async (): Promise<string> => join(await build(), 'site');

/** Returns the file with the chunk of each source module of `builtSite`: https://vite.dev/guide/backend-integration */
export const siteManifest = async (): Promise<string> => join(await build(), 'manifest.json');

const build = (): Promise<string> =>
  cachedFolder({
    inputs: [
      'frontend',
      ...sharedSources,
      'lib/web/site-build.ts',
      'package-lock.json',
      'tsconfig.base.json',
    ],
    place: '.cache/sites',
    make: async (folder) => {
      // Standard output is reserved for the caller of the app.
      console.warn('Building the site …');
      const site = resolve(folder, 'site');
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--outDir', site, '--manifest'];
      // The first build is also used by tests, whose NODE_ENV is different.
      await runNode('Building the site', vite, { NODE_ENV: 'production' });
      // The manifest is not for visitors.
      renameSync(join(site, '.vite/manifest.json'), join(folder, 'manifest.json'));
      rmdirSync(join(site, '.vite'));
    },
  });
