import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import type { IConstruct } from 'constructs';
import { buildSync, version, type BuildOptions, type Metafile } from 'esbuild';
import { parse, parseJson, pipe, record, string } from 'valibot';

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
/** The hashes of a bundle's files by their paths. */
const rememberedSchema = pipe(string(), parseJson(), record(string(), string()));

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
  bundleTogether([plan]);
  return assetOf(plan);
}

/** The folders of bundles that this process has checked or built. */
const fresh = new Set<string>();

/**
 * Bundles entries that have the same options with one call, which parses the files that they share only once. Cached
 * bundles are kept.
 */
export function bundleTogether(plans: readonly BundlePlan[]): void {
  const unknown = plans.filter((plan) => !fresh.has(folderOf(plan)));
  const stale = unknown.filter((plan) => !isFresh(plan));
  build(stale);
  for (const plan of unknown) fresh.add(folderOf(plan));
}

function build(stale: readonly BundlePlan[]): void {
  const [first] = stale;
  if (first === undefined) return;
  const { metafile, outputFiles } = buildSync({
    ...first.options,
    entryPoints: stale.map((plan) => ({ in: plan.entry, out: withoutExtension(outputOf(plan)) })),
    outdir: '.',
    outExtension: { '.js': extname(first.outfile) },
    bundle: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const contentsOf = new Map(outputFiles.map(({ path, contents }) => [relative('.', path), contents]));
  for (const plan of stale) {
    const contents = contentsOf.get(outputOf(plan));
    if (contents === undefined) throw new Error(`${plan.entry} was built to nothing.`);
    writeWhole(outputOf(plan), contents);
    const inputs = Object.fromEntries(inputsOf(metafile, plan.entry).map((path) => [path, hashOfFile(path)]));
    writeWhole(rememberedOf(plan), JSON.stringify(inputs));
  }
}

/** An entry and everything that it imports. */
function inputsOf({ inputs }: Metafile, entry: string): string[] {
  const found = new Set([entry]);
  // The iteration of a set includes elements that are added during the loop.
  for (const path of found)
    for (const imported of inputs[path]?.imports ?? [])
      if (imported.external !== true) found.add(imported.path);
  return [...found];
}

/** Returns the files of the cached bundle, relative to the project's folder; empty if it is not cached. */
export function bundleInputs(plan: BundlePlan): string[] {
  const remembered = rememberedOf(plan);
  return existsSync(remembered) ? Object.keys(readInputs(remembered)) : [];
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

const rememberedOf = (plan: BundlePlan) => join(folderOf(plan), 'hashes.json');
const assetOf = (plan: BundlePlan) => join(folderOf(plan), 'asset');
const outputOf = (plan: BundlePlan) => join(assetOf(plan), plan.outfile);
const withoutExtension = (path: string) => path.slice(0, -extname(path).length);
const readInputs = (remembered: string) => parse(rememberedSchema, readFileSync(remembered, 'utf8'));

function isFresh(plan: BundlePlan): boolean {
  const remembered = rememberedOf(plan);
  return (
    existsSync(remembered) &&
    existsSync(outputOf(plan)) &&
    Object.entries(readInputs(remembered)).every(([path, seen]) => hashOfFile(path) === seen)
  );
}

/** Many bundles contain the same files. */
const hashes = new Map<string, string | undefined>();

/** Reads each file once for a process; undefined if it does not exist. */
function hashOfFile(path: string): string | undefined {
  if (!hashes.has(path))
    hashes.set(
      path,
      existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined,
    );
  return hashes.get(path);
}

/** Several syntheses can run in parallel; none must read a partially written file. */
function writeWhole(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, path);
}
