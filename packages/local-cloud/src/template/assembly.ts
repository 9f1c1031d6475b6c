import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseTemplate, type Template } from './template';

export interface Stack {
  readonly name: string;
  readonly template: Template;
}

/** Files that a deployment would upload first. */
export interface Assets {
  /** Returns the file or folder of an asset by its bucket and key in templates. Throws for an unknown asset. */
  pathOf(bucket: string, key: string): string;
}

/** Like `pathOf`, by `s3://bucket/key`. */
export function pathOfUrl(assets: Assets, url: string): string {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(url) ?? [];
  if (bucket === undefined || key === undefined) throw new Error(`${url} is not an s3:// address`);
  return assets.pathOf(bucket, key);
}

const manifest = v.object({
  artifacts: v.optional(
    v.record(
      v.string(),
      v.object({ type: v.string(), properties: v.optional(v.record(v.string(), v.unknown()), {}) }),
    ),
    {},
  ),
});

const assetManifest = v.object({
  files: v.optional(
    v.record(
      v.string(),
      v.object({
        source: v.object({ path: v.string() }),
        destinations: v.record(v.string(), v.object({ bucketName: v.string(), objectKey: v.string() })),
      }),
    ),
    {},
  ),
});

/** Reads a CDK cloud assembly (`cdk.out`) including the assemblies of its stages. */
export function readAssembly(folder: string): { stacks: Stack[]; assets: Assets } {
  const stacks: Stack[] = [];
  const paths = new Map<string, string>();
  readInto(folder, stacks, paths);
  return {
    stacks,
    assets: {
      pathOf: (bucket, key) => {
        const path = paths.get(`${bucket}/${key}`);
        if (path === undefined) throw new Error(`asset s3://${bucket}/${key} is not in the assembly`);
        return path;
      },
    },
  };
}

function readInto(folder: string, stacks: Stack[], paths: Map<string, string>): void {
  const { artifacts } = v.parse(manifest, readJson(folder, 'manifest.json'));
  for (const [id, { type, properties }] of Object.entries(artifacts)) {
    if (type === 'cdk:cloud-assembly')
      readInto(join(folder, String(properties.directoryName)), stacks, paths);
    if (type === 'cdk:asset-manifest') readAssets(folder, String(properties.file), paths);
    if (type === 'aws:cloudformation:stack') {
      const name = typeof properties.stackName === 'string' ? properties.stackName : id;
      stacks.push({
        name,
        template: parseTemplate(name, readJson(folder, String(properties.templateFile))),
      });
    }
  }
}

function readAssets(folder: string, file: string, paths: Map<string, string>): void {
  const { files } = v.parse(assetManifest, readJson(folder, file));
  for (const { source, destinations } of Object.values(files)) {
    for (const { bucketName, objectKey } of Object.values(destinations)) {
      paths.set(`${bucketName}/${objectKey}`, join(folder, source.path));
    }
  }
}

function readJson(folder: string, file: string): unknown {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: the folder is not a complete cloud assembly`);
  return JSON.parse(readFileSync(path, 'utf8'));
}
