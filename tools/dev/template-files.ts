import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { installedAreExternal } from '#tools/packages/installed-are-external';

/** The project's files that the CDK app consists of, except those that it bundles. */
export async function templateFiles(): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: ['bin/novalink.ts'],
    bundle: true,
    metafile: true,
    write: false,
    plugins: [installedAreExternal()],
    platform: 'node',
    format: 'esm',
    outdir: 'templates',
    logLevel: 'silent',
  });
  return new Set([...Object.keys(metafile.inputs), 'cdk.json', 'domain/schema.graphql']);
}

/** Whether two assemblies differ only in the contents of their assets. */
export const hasSameTemplates = (left: string, right: string): boolean =>
  templatesOf(left) === templatesOf(right);

const templatesOf = (assembly: string) =>
  readdirSync(assembly)
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => name + readFileSync(join(assembly, name), 'utf8').replaceAll(/\b[0-9a-f]{64}\b/g, 'asset'))
    .join('\n');
