import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IConstruct } from 'constructs';
import { buildSync, version, type BuildOptions } from 'esbuild';
import { array, object, parse, parseJson, pipe, record, string } from 'valibot';

/** How to bundle a file and its imports to the code of a resolver or a function. */
export interface BundlePlan {
  /** Relative to the project's folder. */
  readonly entry: string;
  readonly outfile: string;
  /** Whether a template refers to the file or to its folder. */
  readonly asset: 'file' | 'folder';
  /** Plain data, because it is written to the cloud assembly. */
  readonly options: Readonly<BuildOptions>;
}

const cache = '.cache/bundles';
const rememberedSchema = pipe(
  string(),
  parseJson(),
  object({ inputs: record(string(), string()), outputs: array(string()) }),
);

/** The options of esbuild for the synthesis and for `npm run dev`. */
export const buildOptions = ({ entry, outfile, options }: BundlePlan, folder: string) =>
  ({
    ...options,
    entryPoints: [entry],
    outfile: join(folder, outfile),
    bundle: true,
    metafile: true,
    write: false,
  }) as const satisfies BuildOptions;

/**
 * Bundles one entry into a separate folder and returns the folder. A bundle is cached until one of its files
 * changes, because most of a synthesis is bundling.
 */
export function bundle(plan: BundlePlan): string {
  const folder = folderOf(plan);
  const remembered = join(folder, 'inputs.json');
  const output = join(folder, 'asset');
  if (isFresh(remembered)) return output;
  const { metafile, outputFiles } = buildSync({ ...buildOptions(plan, output), logLevel: 'error' });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((path) => [path, hashOfFile(path)]));
  writeWhole(remembered, JSON.stringify({ inputs, outputs: outputFiles.map(({ path }) => path) }));
  return output;
}

/** Returns the files of the cached bundle, relative to the project's folder; empty if it is not cached. */
export function bundleInputs(plan: BundlePlan): string[] {
  const remembered = join(folderOf(plan), 'inputs.json');
  if (!existsSync(remembered)) return [];
  return Object.keys(parse(rememberedSchema, readFileSync(remembered, 'utf8')).inputs);
}

export const bundleMetadata = 'novalink:bundle';

/** Records in the cloud assembly, but not in its templates, from which files the code of a resource is bundled. */
export function nameBundle({ node }: IConstruct, plan: BundlePlan): void {
  (node.defaultChild ?? { node }).node.addMetadata(bundleMetadata, plan);
}

function folderOf({ entry, outfile, options }: BundlePlan): string {
  const settings = createHash('sha256').update(JSON.stringify([version, entry, outfile, options]));
  return join(cache, settings.digest('hex').slice(0, 16));
}

function isFresh(remembered: string): boolean {
  if (!existsSync(remembered)) return false;
  const { inputs, outputs } = parse(rememberedSchema, readFileSync(remembered, 'utf8'));
  return (
    outputs.every((path) => existsSync(path)) &&
    Object.entries(inputs).every(([path, seen]) => existsSync(path) && hashOfFile(path) === seen)
  );
}

const hashOfFile = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Several syntheses can run in parallel; none must read a partially written file. */
function writeWhole(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, path);
}
