import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type BundlePlan } from '#lib/functions/bundle';

/** https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html */
const largestBytes = 32_768;

/** The bundling options of a file of `lambda/resolvers` for APPSYNC_JS. */
export const resolverBundle = (name: string): BundlePlan => ({
  entry: `lambda/resolvers/${name}.ts`,
  outfile: 'code.js',
  asset: 'file',
  options: {
    format: 'esm',
    target: 'es2020',
    platform: 'neutral',
    external: ['@aws-appsync/*'],
    legalComments: 'none',
    // Names are kept: the mutation tests find guards by name, and the AppSync log shows function names.
    minifyWhitespace: true,
  },
});

/** Bundles a file of `lambda/resolvers` and returns the path of the bundle. */
export function resolverCode(name: string): string {
  const path = join(bundle(resolverBundle(name)), 'code.js');
  const { size } = statSync(path);
  if (size > largestBytes)
    throw new Error(`${name} has ${size} bytes; the limit of AppSync is ${largestBytes}.`);
  return path;
}
