import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Files that name commands and paths of this repository but are not run by its tests. */
const places = [
  '.github',
  '.vscode',
  '.devcontainer',
  '.ci',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
];

const filesIn = (place: string): string[] =>
  statSync(place).isDirectory() ? readdirSync(place).flatMap((name) => filesIn(join(place, name))) : [place];

const files = places
  .flatMap(filesIn)
  .filter((file) => !/\.(png|webp|svg)$/.test(file))
  // Old decision records name commands and paths of their time.
  .filter((file) => !file.startsWith(join('docs', 'decisions')));

const namedScripts = (text: string): string[] =>
  [
    ...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)(?![\w:$-])/g),
    ...text.matchAll(/"script": "([^"]+)"/g),
    ...text.matchAll(/"runtimeArgs": \["run", "([^"]+)"/g),
  ].flatMap(([, name]) => name ?? []);

test.each(files)('%s names only npm scripts that exist', (file) => {
  expect(namedScripts(readFileSync(file, 'utf8')).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(files.filter((file) => file.endsWith('.md')))('%s links only to files that exist', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)];
  const broken = links.map(([, link]) => join(dirname(file), link ?? '')).filter((path) => !existsSync(path));
  expect(broken).toEqual([]);
});

test('the workflow runs the checks and all tests', () => {
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain('bash .ci/run');
});

test('every path of an editor configuration exists', () => {
  const texts = filesIn('.vscode').map((file) => readFileSync(file, 'utf8'));
  const paths = texts.flatMap((text) => [...text.matchAll(/\$\{workspaceFolder\}\/([^"]+)"/g)]);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap(([, path]) => path ?? []).filter((path) => !existsSync(path))).toEqual([]);
});
