import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BundleBuilder } from '#tools/dev/build-bundle';
import type { CodeSwaps } from '#tools/dev/code-swaps';

type Needs = Pick<BundleBuilder, 'sourceMap'> & Pick<CodeSwaps, 'planOf'>;

/**
 * Maps frames of a function's stack trace to places in the project, as `file:line:column`. Bundles have no
 * source map; a second build from the same sources gives the same code with a map.
 */
export function sourcePlaces({ sourceMap, planOf }: Needs): (frames: readonly string[]) => Promise<string[]> {
  return async (frames) => {
    const maps = new Map<string, SourceMap>();
    const mapOf = async (folder: string): Promise<SourceMap | undefined> => {
      const plan = planOf(folder);
      if (plan === undefined || maps.has(folder)) return maps.get(folder);
      const map = new SourceMap(JSON.parse(await sourceMap(plan)) as SourceMapPayload);
      maps.set(folder, map);
      return map;
    };
    const places: string[] = [];
    for (const frame of frames) {
      const [, url, line, column] = /(file:\/\/.+?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
      const map = url === undefined ? undefined : await mapOf(dirname(fileURLToPath(url)));
      const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (found === undefined || !('originalSource' in found)) continue;
      // Source names are relative to the folder to which the build would have written.
      const file = relative(process.cwd(), resolve('bundle', found.originalSource));
      places.push(`${file}:${found.originalLine + 1}:${found.originalColumn + 1}`);
    }
    return places.filter((place) => !place.startsWith('node_modules'));
  };
}
