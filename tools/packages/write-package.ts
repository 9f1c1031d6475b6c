import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

/** The `package.json` of a package of the repository, whose exports are sources. */
interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const root = join(import.meta.dirname, '../..');

/**
 * Writes the package that users install to `dist/` of a folder of `packages/`: JavaScript and declarations of every
 * export, the commands in `src/commands`, the programs of its threads (`*-thread.ts` and `*.mjs`), which are found next to
 * the code that starts them, and descriptions of APIs (`*.openapi.yaml`). An entry of `imports` can have another file for
 * the condition `packed`. Returns the path of `dist/`, for `npm pack` and `npm publish`.
 */
export async function writePackage(folder: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const commands = sources.filter((name) => dirname(name) === 'commands');
  const entries = [
    ...Object.values(manifest.exports).map((entry) => ({ in: entry, out: nameOf(entry) })),
    ...commands.map((name) => ({ in: `src/${name}`, out: commandFile(name) })),
    ...sources
      .filter((name) => name.endsWith('-thread.ts'))
      .map((name) => ({ in: `src/${name}`, out: nameOf(name) })),
  ];
  await build({
    entryPoints: entries.map((entry) => ({ in: join(folder, entry.in), out: entry.out })),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    conditions: ['packed'],
    logLevel: 'error',
  });
  for (const name of sources)
    if (name.endsWith('.mjs')) copyFileSync(join(folder, 'src', name), join(dist, basename(name)));
  writeDeclarations(folder, join(dist, 'types'));
  const described = readdirSync(folder).filter((name) => name.endsWith('.openapi.yaml'));
  for (const name of ['README.md', ...described]) copyFileSync(join(folder, name), join(dist, name));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  const published = publishedManifest(manifest, commands);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
  return dist;
}

/** Node's resolution requires relative specifiers with extensions, and the package's own `#` paths are not published. */
function writeDeclarations(folder: string, types: string): void {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', types];
  execFileSync(process.execPath, [compiler, '-p', folder, ...options], { stdio: 'inherit' });
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const fromTypes = (inner: string) => relative(dirname(name), inner).replace(/^(?!\.)/, './');
    const text = readFileSync(join(types, name), 'utf8').replaceAll(
      /(from |import\()(["'])((?:#[a-z-]+\/|\.)[^"']*)\2/g,
      (_all, before: string, quote: string, module: string) => {
        const path = module.startsWith('#') ? fromTypes(module.replace(/^#[^/]+\//, '')) : module;
        const file = /(^|\/)\.\.?$/.test(path) ? `${path}/index` : path;
        return `${before}${quote}${file.replace(/(\.js)?$/, '.js')}${quote}`;
      },
    );
    writeFileSync(join(types, name), text);
  }
}

function publishedManifest(manifest: Manifest, commands: readonly string[]): Record<string, unknown> {
  const { private: _private, scripts: _scripts, imports: _imports, ...published } = manifest;
  const { devDependencies: _development, exports, ...kept } = published;
  const compiled = Object.entries(exports).map(([name, entry]) => [
    name,
    {
      types: `./types/${entry.replace(/^\.\/src\/|\.ts$/g, '')}.d.ts`,
      default: `./${nameOf(entry)}.js`,
    },
  ]);
  const bin = Object.fromEntries(commands.map((name) => [nameOf(name), `./${commandFile(name)}.js`]));
  return { ...kept, ...(commands.length > 0 && { bin }), exports: Object.fromEntries(compiled) as unknown };
}

const nameOf = (entry: string) => basename(entry, '.ts');
/** A command can have the name of an export. */
const commandFile = (name: string) => `${nameOf(name)}.command`;
