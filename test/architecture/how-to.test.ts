import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = 'docs/how-to';
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const git = (...options: string[]) =>
  execFileSync('git', options, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');

/** The sections of a page that follow an example: the names in the example's sentence, and the places that are linked. */
const examples = pages.flatMap(({ name, text }) =>
  text.split(/^## /m).flatMap((section) => {
    const [, sentence] = /The example is ([\s\S]+?\.)\s/.exec(section) ?? [];
    if (sentence === undefined) return [];
    const names = [...sentence.matchAll(/`([A-Z][^`]+)`/g)].flatMap(([, known]) => known ?? []);
    const links = [...section.matchAll(/\]\((\.\.\/[^)]+)\)/g)].flatMap(([, link]) => link ?? []);
    return [{ name, names, places: links.map((link) => normalize(join(folder, link))) }];
  }),
);

test.each(examples)('$name names every file that its example $names affects', ({ names, places }) => {
  expect(names).not.toEqual([]);
  const patterns = names.flatMap((known) => ['-e', known]);
  const rooms = ['domain', 'lib', 'lambda', 'frontend', 'packages', 'ops', 'tools', 'bin'];
  const touched = git(
    'grep',
    '--files-with-matches',
    '--fixed-strings',
    '--word-regexp',
    ...patterns,
    '--',
    ...rooms,
  );
  expect(touched.length).toBeGreaterThan(0);
  expect(touched.filter((file) => !places.includes(file))).toEqual([]);
});

const areas = readdirSync('docs/areas').map((name) => ({
  name,
  text: readFileSync(join('docs/areas', name), 'utf8'),
}));

const readme = { name: 'README.md', text: readFileSync('README.md', 'utf8') };

test.each([...pages, ...areas, readme])('every path in $name exists', ({ text }) => {
  const paths = [
    ...text.matchAll(/`((?:domain|lib|lambda|frontend|packages|local|ops|tools|bin|test)\/[^`*<{\s]*)`/g),
  ];
  expect(paths.flatMap(([, path]) => path ?? []).filter((path) => !existsSync(path))).toEqual([]);
});

test('every folder that has a page has a test of its components', () => {
  const loaded = readFileSync('frontend/src/app/routing/pages.ts', 'utf8').matchAll(
    /'\.\.\/\.\.\/(\w+\/[\w-]+)\//g,
  );
  const folders = [...new Set([...loaded].flatMap(([, folder]) => folder ?? []))];
  const untested = folders.filter(
    (folder) => !readdirSync(`frontend/src/${folder}`).some((file) => file.endsWith('.test.tsx')),
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(untested).toEqual([]);
});

test('every service of the local cloud that runs a resource type has a test', () => {
  const services = readdirSync('packages/local-cloud/src/services', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const untested = services.filter(({ name }) => {
    const files = readdirSync(join('packages/local-cloud/src/services', name), {
      recursive: true,
      encoding: 'utf8',
    });
    const isRun = files.some((file) => /kinds?(\/|\.ts$)/.test(file));
    return isRun && !files.some((file) => file.endsWith('.test.ts'));
  });
  expect(untested.map(({ name }) => name)).toEqual([]);
});
