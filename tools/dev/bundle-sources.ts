import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, is, object, optional, parse, record, string, unknown } from 'valibot';
import { bundleMetadata, type BundlePlan } from '#lib/functions/bundle';
import { readAssembly, type ResourceId } from 'cdk-local-cloud';

/** A bundle and the resources that run it. */
export interface BundleSource {
  readonly plan: BundlePlan;
  readonly resources: readonly ResourceId[];
  /** The asset folder in the assembly; undefined if the bundle is not a function's. */
  readonly folder: string | undefined;
}

const manifest = object({
  artifacts: record(string(), object({ type: string(), additionalMetadataFile: optional(string()) })),
});
const metadata = record(string(), array(object({ type: string(), data: optional(unknown()) })));
const functionCode = object({ Code: object({ S3Bucket: string(), S3Key: string() }) });

/** The bundles of the synthesis, as recorded in the cloud assembly. */
export function readBundleSources(assembly: string): BundleSource[] {
  const sources = new Map<string, BundleSource>();
  const { artifacts } = parse(manifest, readJson(assembly, 'manifest.json'));
  const folderOf = functionFolders(assembly);
  for (const [stackName, { additionalMetadataFile }] of Object.entries(artifacts)) {
    if (additionalMetadataFile === undefined) continue;
    for (const entries of Object.values(parse(metadata, readJson(assembly, additionalMetadataFile)))) {
      const dataOf = (type: string) => entries.find((entry) => entry.type === type)?.data;
      const plan = dataOf(bundleMetadata) as BundlePlan | undefined;
      const logicalId = dataOf('aws:cdk:logicalId');
      if (plan === undefined || typeof logicalId !== 'string') continue;
      const { resources = [] } = sources.get(plan.entry) ?? {};
      const resource = { stackName, logicalId };
      sources.set(plan.entry, { plan, resources: [...resources, resource], folder: folderOf(resource) });
    }
  }
  return [...sources.values()];
}

function functionFolders(assembly: string): (resource: ResourceId) => string | undefined {
  const { stacks, assets } = readAssembly(assembly);
  const templates = new Map(stacks.map(({ name, template }) => [name, template]));
  return ({ stackName, logicalId }) => {
    const properties = templates.get(stackName)?.Resources[logicalId]?.Properties;
    if (!is(functionCode, properties)) return undefined;
    return assets.pathOf(properties.Code.S3Bucket, properties.Code.S3Key);
  };
}

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));
