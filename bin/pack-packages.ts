import { ownPackages } from '#tools/packages/own-packages';
import { writePackage } from '#tools/packages/write-package';

/** `npm run pack:packages` writes what users of our packages install to `packages/<name>/dist`. */
for (const folder of ownPackages().values()) console.log(await writePackage(folder));
