import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync, version, type BuildOptions } from 'esbuild';
import { array, object, parse, parseJson, pipe, record, string } from 'valibot';

const cache = '.cache/bundles';
const rememberedSchema = pipe(
  string(),
  parseJson(),
  object({ inputs: record(string(), string()), outputs: array(string()) }),
);

/**
 * Bundles one entry into a folder of its own and answers the folder. A bundle is kept until a file that went into it
 * changes: synthesis is asked for often, and most of it is bundling.
 */
export function bundle(entry: string, outfile: string, options: BuildOptions): string {
  const settings = createHash('sha256').update(JSON.stringify([version, entry, outfile, options]));
  const folder = join(cache, settings.digest('hex').slice(0, 16));
  const remembered = join(folder, 'inputs.json');
  const output = join(folder, 'asset');
  if (isFresh(remembered)) return output;
  const { metafile, outputFiles } = buildSync({
    ...options,
    entryPoints: [entry],
    outfile: join(output, outfile),
    bundle: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map((path) => [path, fingerprint(path)]));
  writeWhole(remembered, JSON.stringify({ inputs, outputs: outputFiles.map(({ path }) => path) }));
  return output;
}

function isFresh(remembered: string): boolean {
  if (!existsSync(remembered)) return false;
  const { inputs, outputs } = parse(rememberedSchema, readFileSync(remembered, 'utf8'));
  return (
    outputs.every((path) => existsSync(path)) &&
    Object.entries(inputs).every(([path, seen]) => existsSync(path) && fingerprint(path) === seen)
  );
}

const fingerprint = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Several synths may run at once; none may see half a file. */
function writeWhole(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, path);
}
