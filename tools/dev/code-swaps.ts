import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { bundleInputs, type BundlePlan } from '#lib/functions/bundle';
import type { Cloud } from 'cdk-local-cloud';
import type { BundleBuilder } from '#tools/dev/build-bundle';
import { readBundleSources, type BundleSource } from '#tools/dev/bundle-sources';
import { reasonsOf } from '#tools/dev/reasons';

interface Needs {
  readonly builder: BundleBuilder;
  readonly log: (line: string) => void;
}

export interface CodeSwaps {
  /** Follows a new deployment. Code that was swapped into an earlier deployment is discarded. */
  follow(cloud: Pick<Cloud, 'replaceCode'>, assembly: string): void;
  /** After a restart of the same deployment, swaps in the code again. */
  repeat(cloud: Pick<Cloud, 'replaceCode'>): void;
  /**
   * Builds the bundles that contain these files and replaces the running ones. A failed bundle is reported,
   * and the running one stays.
   */
  update(files: readonly string[]): Promise<void>;
  /** The bundle plan of a function's folder, deployed or swapped in. */
  readonly planOf: (folder: string) => BundlePlan | undefined;
}

export function codeSwaps({ builder, log }: Needs): CodeSwaps {
  let cloud: Pick<Cloud, 'replaceCode'> | undefined;
  const inputs = new Map<BundleSource, ReadonlySet<string>>();
  const failed = new Set<BundleSource>();
  const swapped = new Map<BundleSource, string>();
  const plans = new Map<string, BundlePlan>();

  /** Returns the reasons why it failed. */
  const swap = async (source: BundleSource): Promise<string[]> => {
    const { plan, resources } = source;
    failed.add(source);
    try {
      const built = await builder.build(plan);
      inputs.set(source, new Set(built.inputs));
      for (const resource of resources) cloud?.replaceCode(resource, built.asset);
      swapped.set(source, built.asset);
      plans.set(built.asset, plan);
      failed.delete(source);
      return [];
    } catch (error) {
      const reasons = reasonsOf(error);
      return isBuildFailure(error) ? reasons : reasons.map((reason) => `${plan.entry}: ${reason}`);
    }
  };
  return {
    follow(followed, assembly) {
      cloud = followed;
      inputs.clear();
      failed.clear();
      swapped.clear();
      for (const source of readBundleSources(assembly)) {
        const files = bundleInputs(source.plan);
        inputs.set(source, new Set(files.length === 0 ? [source.plan.entry] : files));
        if (source.folder !== undefined) plans.set(resolve(source.folder), source.plan);
      }
    },
    repeat(followed) {
      cloud = followed;
      for (const [{ resources }, asset] of swapped)
        for (const resource of resources) followed.replaceCode(resource, asset);
    },
    async update(files) {
      const begun = performance.now();
      // Includes failed bundles, because the reason may have been a missing file.
      const affected = [...inputs.keys()].filter(
        (source) => failed.has(source) || files.some((file) => inputs.get(source)?.has(file)),
      );
      if (affected.length === 0) return;
      const reasons = await inParallel(quickestFirst(affected), swap);
      for (const reason of new Set(reasons.flat())) log(reason);
      const replaced = affected.filter((source) => !failed.has(source));
      const milliseconds = Math.round(performance.now() - begun);
      if (replaced.length > 0) log(`Replaced ${named(replaced)} in ${milliseconds} ms.`);
      if (replaced.length < affected.length)
        log(`The running code was not replaced: ${named(affected.filter((source) => failed.has(source)))}.`);
    },
    planOf: (folder) => plans.get(folder),
  };
}

const isBuildFailure = (error: unknown) => typeof error === 'object' && error !== null && 'errors' in error;

/** A resolver builds in milliseconds; a function with AWS clients takes longer. */
const quickestFirst = (sources: readonly BundleSource[]) =>
  sources.toSorted((left, right) => left.plan.asset.localeCompare(right.plan.asset));

function named(sources: readonly BundleSource[]): string {
  const [first, ...more] = sources.map(({ plan }) => plan.entry);
  return more.length === 0 ? String(first) : `${String(first)} and ${more.length} more`;
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const left = [...items];
  const results: Result[] = [];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
