import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { cachedFolder } from '#lib/builds/cached-folder';
import { sharedSources } from '#lib/builds/shared-sources';
import { readBundleSources, type BundleSource } from '#tools/dev/bundle-sources';
import { installedAreExternal } from '#tools/packages/installed-are-external';
import { codeFile, sharedName } from './shared-code';

type FunctionSource = BundleSource & { readonly folder: string };

const inputs = ['lambda', ...sharedSources, 'lib', 'package-lock.json', 'tools/local/build-shared-code.ts'];

/**
 * Bundles the functions of an assembly again, without the packages that they import, and these packages once for all
 * functions. A thread that hosts many functions compiles the packages only once. Returns the folder.
 */
export function buildSharedCode(assembly: string): Promise<string> {
  return cachedFolder({
    inputs,
    place: '.cache/shared-code',
    make: async (outdir) => {
      const sources = readBundleSources(assembly).filter(
        (source): source is FunctionSource => source.folder !== undefined,
      );
      const options: BuildOptions = {
        ...sources[0]?.plan.options,
        bundle: true,
        outdir,
        outExtension: { '.js': '.mjs' },
        logLevel: 'error',
      };
      await bundlePackages(await bundleFunctions(sources, options), options);
    },
  });
}

/** Returns the names of the packages that the functions import. */
async function bundleFunctions(sources: readonly FunctionSource[], options: BuildOptions): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    entryPoints: sources.map(({ plan, folder }) => ({ in: plan.entry, out: `${sharedName(folder)}/index` })),
    plugins: [installedAreExternal()],
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return [...new Set(imported)].filter((name) => !isBuiltin(name));
}

async function bundlePackages(names: readonly string[], options: BuildOptions): Promise<void> {
  const target = join(options.outdir ?? '', 'node_modules');
  await build({
    ...options,
    outdir: target,
    entryPoints: names.map((name) => ({ in: name, out: `${name}/index` })),
    splitting: true,
  });
  for (const name of names)
    writeFileSync(join(target, name, 'package.json'), JSON.stringify({ name, exports: `./${codeFile}` }));
}
