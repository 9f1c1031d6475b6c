import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, context, type BuildContext, type BuildOptions } from 'esbuild';
import { buildOptions, type BundlePlan } from '#lib/functions/bundle';

export interface Built {
  /** The file or folder that a template would reference as the asset. */
  readonly asset: string;
  /** Relative to the project's folder. */
  readonly inputs: readonly string[];
}

export interface BundleBuilder {
  /** Throws esbuild's BuildFailure. */
  readonly build: (plan: BundlePlan) => Promise<Built>;
  /** The source map for the current sources, as JSON. */
  readonly sourceMap: (plan: BundlePlan) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A build context caches parsed files: about 50 MB for a function with AWS clients. */
const mostContexts = 6;

/**
 * Builds bundles repeatedly with the options of the synthesis, each time into a new folder, so that running
 * code keeps the files with which it was started.
 */
export function bundleBuilder(folder: string): BundleBuilder {
  // In order of use, the most recently used last.
  const builders = new Map<string, Builder>();
  let count = 0;

  const builderOf = ({ entry, ...plan }: BundlePlan): Builder => {
    const builder = builders.get(entry) ?? startBuilder(optionsFor({ entry, ...plan }));
    builders.delete(entry);
    builders.set(entry, builder);
    for (const [oldest, { stop }] of [...builders].slice(0, Math.max(builders.size - mostContexts, 0))) {
      builders.delete(oldest);
      void stop();
    }
    return builder;
  };
  return {
    async build(plan) {
      const { metafile, outputFiles } = await builderOf(plan).build();
      const target = join(folder, String((count += 1)));
      mkdirSync(target, { recursive: true });
      for (const { path, contents } of outputFiles) writeFileSync(join(target, basename(path)), contents);
      return {
        asset: plan.asset === 'file' ? join(target, plan.outfile) : target,
        inputs: Object.keys(metafile.inputs),
      };
    },
    async sourceMap(plan) {
      const { outputFiles } = await build({ ...optionsFor(plan), sourcemap: 'external' });
      return outputFiles.find(({ path }) => path.endsWith('.map'))?.text ?? '';
    },
    async stop() {
      await Promise.all([...builders.values()].map(({ stop }) => stop()));
    },
  };
}

type Options = ReturnType<typeof optionsFor>;
type Context = BuildContext<Options>;

interface Builder {
  readonly build: () => ReturnType<Context['rebuild']>;
  /** Waits for a running build. */
  readonly stop: () => Promise<void>;
}

function startBuilder(options: Options): Builder {
  const starting = context(options);
  let latest: Promise<unknown> = starting;
  return {
    build() {
      const building = starting.then((started) => started.rebuild());
      latest = building.catch(() => undefined);
      return building;
    },
    async stop() {
      await latest;
      await (await starting).dispose();
    },
  };
}

const optionsFor = (plan: BundlePlan) =>
  ({ ...buildOptions(plan, 'bundle'), logLevel: 'silent' }) as const satisfies BuildOptions;
