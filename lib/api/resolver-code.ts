import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '#lib/functions/bundle';

/** https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html */
const largestBytes = 32_768;

/** Bundles a file of `lambda/resolvers` for APPSYNC_JS and answers the path of the bundle. */
export function resolverCode(name: string): string {
  const folder = bundle(`lambda/resolvers/${name}.ts`, 'code.js', {
    format: 'esm',
    target: 'es2020',
    platform: 'neutral',
    external: ['@aws-appsync/*'],
    legalComments: 'none',
  });
  const path = join(folder, 'code.js');
  const { size } = statSync(path);
  if (size > largestBytes) throw new Error(`${name} has ${size} bytes; AppSync takes ${largestBytes}.`);
  return path;
}
