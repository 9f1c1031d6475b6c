import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parseJson, pipe, regex, safeParse, string } from 'valibot';

const manifest = pipe(string(), parseJson(), object({ id: pipe(string(), regex(/^[0-9a-f]{16}$/)) }));

/** A built site in the order in which it is published. */
export interface BuiltFiles {
  readonly folder: string;
  readonly id: string;
  /** Files with a hash in their name: changed content has a new name. */
  readonly assets: readonly string[];
  /** All other files except the manifests. */
  readonly others: readonly string[];
  /** The pages, which reference the files above. */
  readonly pages: readonly string[];
}

/** Reads the output of `vite build`. Throws for any other folder. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const read = safeParse(manifest, textOf(join(folder, 'builds/latest.json')));
  if (!read.success)
    throw new Error(`${folder} is not a built site: it has no builds/latest.json with the id of a build.`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    // Such as `.vite/manifest.json`, which only describes the build.
    .filter((name) => !/(^|\/)\./.test(name))
    .sort();
  if (!names.includes('index.html')) throw new Error(`${folder} is not a built site: it has no index.html.`);
  const rest = names.filter((name) => !/^(assets|builds)\//.test(name));
  return {
    folder,
    id: read.output.id,
    assets: names.filter((name) => name.startsWith('assets/')),
    others: rest.filter((name) => !name.endsWith('.html')),
    pages: rest.filter((name) => name.endsWith('.html')),
  };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
