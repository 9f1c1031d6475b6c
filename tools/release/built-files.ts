import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parseJson, pipe, regex, safeParse, string } from 'valibot';

const manifest = pipe(string(), parseJson(), object({ id: pipe(string(), regex(/^[0-9a-f]{16}$/)) }));

/** A built site in the order in which it is published. */
export interface BuiltFiles {
  readonly folder: string;
  readonly id: string;
  /** Hashed files: a new one has a new name. */
  readonly assets: readonly string[];
  /** Everything else but the manifests. */
  readonly others: readonly string[];
  /** They name the files above. */
  readonly pages: readonly string[];
}

/** Reads what `vite build` wrote. Throws for a folder that is no built site. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const read = safeParse(manifest, textOf(join(folder, 'builds/latest.json')));
  if (!read.success)
    throw new Error(`${folder} is not a built site: it has no builds/latest.json with the id of a build.`);
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    // Such as `.vite/manifest.json`, which is about the build.
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
