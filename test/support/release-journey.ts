import { builtSite } from '#lib/web/site-build';
import { localAssembly } from './assembly';
import { startCloudHost } from './cloud-host/cloud-host';
import { test as base } from './journey';
import { type Build, buildIn } from './releases';
import { secondBuild } from './second-build';

interface Builds {
  readonly first: Build;
  readonly second: Build;
}

/** Journeys with a separate product, because a release reaches every tab. */
export const test = base.extend<object, { readonly builds: Builds }>({
  product: [
    async ({}, use) => use(await startCloudHost().ask('start', { assembly: await localAssembly() })),
    { scope: 'worker', timeout: 120_000 },
  ],
  builds: [
    async ({}, use) => use({ first: buildIn(await builtSite()), second: buildIn(await secondBuild()) }),
    { scope: 'worker', timeout: 120_000 },
  ],
});
