import { readdirSync } from 'node:fs';
import { writePackage } from '#tools/packages/write-package';

/** `npm run pack:packages` writes what users of our packages install to `packages/<name>/dist`. */
for (const name of readdirSync('packages')) console.log(await writePackage(`packages/${name}`));
