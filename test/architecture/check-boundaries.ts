import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Runs dependency-cruiser on the top-level folders. With an unknown version of TypeScript, dependency-cruiser
 * finds no modules and exits with 0. So the run also fails if it checked fewer modules than there are source
 * files.
 */
const rooms = ['bin', 'ops', 'tools', 'domain', 'lib', 'lambda', 'frontend', 'packages', 'test'];

interface CruiseResult {
  modules: { source: string; dependencies: unknown[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
  };
}

function sourceFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...rooms],
    {
      encoding: 'utf8',
    },
  );
  const deleted = execFileSync('git', ['ls-files', '--deleted', '-z', ...rooms], { encoding: 'utf8' }).split(
    '\0',
  );
  return listed.split('\0').filter((file) => /\.tsx?$/.test(file) && !deleted.includes(file));
}

function cruise(): CruiseResult {
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      ...rooms,
    ],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (run.stdout === '') throw new Error(`dependency-cruiser printed nothing: ${run.stderr}`);
  return JSON.parse(run.stdout) as CruiseResult;
}

const { modules, summary } = cruise();
const seen = new Set(modules.map((module) => module.source));
const unseen = sourceFiles().filter((file) => !seen.has(file));
const arrows = modules.reduce((total, module) => total + module.dependencies.length, 0);

for (const { from, to, rule } of summary.violations) console.error(`${from} → ${to}: ${rule.name}`);
if (unseen.length > 0) console.error(`Not cruised, so not checked:\n  ${unseen.join('\n  ')}`);
if (arrows === 0) console.error('No arrow was seen at all: dependency-cruiser cannot read these sources.');
if (summary.violations.length > 0 || unseen.length > 0 || arrows === 0) process.exitCode = 1;
else console.warn(`No forbidden imports: ${seen.size} modules, ${arrows} imports.`);
