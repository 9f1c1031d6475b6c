import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { ownPackages } from '#tools/packages/own-packages';

/** The code that runs the cases, and the local cloud that they ask. */
const entries = [
  'test/authorization/cases/run-row.ts',
  'test/authorization/environment/test-environment.ts',
  'test/support/cloud-host/host-process.ts',
];
/** The rows of these files count for their own operations. */
const rows =
  /^test\/authorization\/(matrix\/(matrix|brands|files)|requests\/(requests|brands|casinos|compliance|games|lab|notifications|players|promotions|tournaments))\.ts$/;

/** The hash of everything that can change a case besides its row and the templates. */
export function harnessHash(): string {
  const { metafile } = buildSync({
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  const packages = [...ownPackages().values()].flatMap((folder) => programsOf(`${folder}/src`));
  const files = new Set([...Object.keys(metafile.inputs), ...packages]);
  for (const file of [...files].filter((one) => !rows.test(one)).sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.update(readFileSync('package-lock.json')).digest('hex');
}

/** Our own packages, and the programs that the local cloud starts. */
const programsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(ts|mjs|js)$/.test(file))
    .map((file) => join(folder, file));
