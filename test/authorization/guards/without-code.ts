import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { guardNames, type GuardName } from '#domain/guard';
import { buildOptions, bundle, type BundlePlan } from '#lib/functions/bundle';
import { readBundleSources } from '#tools/dev/bundle-sources';
import type { AssemblyCopy } from '../environment/assembly-copy';

/**
 * Rebuilds the resolvers and functions that apply one of the guards, with guards that always pass, and replaces the
 * originals. Returns the number of replaced files.
 */
export async function removeFromCode(copy: AssemblyCopy, names: ReadonlySet<GuardName>): Promise<number> {
  if (names.size === 0) return 0;
  const replacements = new Map<string, string>();
  for (const { plan } of readBundleSources(copy.folder)) {
    const original = readFileSync(join(bundle(plan), plan.outfile), 'utf8');
    if ([...names].some((name) => original.includes(`"${name}"`)))
      replacements.set(original, await built(plan, names));
  }
  return copy.rewrite((text) => replacements.get(text) ?? text);
}

async function built(plan: BundlePlan, names: ReadonlySet<GuardName>): Promise<string> {
  const [file] = (await build({ ...buildOptions(plan, '.'), plugins: [passing(names)] })).outputFiles;
  if (!file) throw new Error(`${plan.entry} was built to nothing.`);
  return file.text;
}

/**
 * `domain/guard.ts` with some guards disabled: their conditions are `true` and they check nothing. The code is short,
 * because AppSync accepts at most 32 KB and some resolvers are close to this limit.
 */
const passing = (names: ReadonlySet<GuardName>): Plugin => ({
  name: 'passing-guards',
  setup: (building) => {
    building.onLoad({ filter: /[\\/]domain[\\/]guard\.ts$/ }, () => ({
      loader: 'ts',
      contents: `
        export const guardNames = ${JSON.stringify(guardNames)};
        export const guard = (name, check) =>
          !${JSON.stringify([...names])}.includes(name) ? check
            : Array.isArray(check) ? [] : check === !!check || {};`,
    }));
  },
});
