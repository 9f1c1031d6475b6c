import { expect, test } from 'vitest';
import { type Chunk, chunkPlan, type Page } from './chunk-plan';

const chunk = (name: string, bytes: number, imports: readonly string[] = []): Chunk => ({
  name,
  modules: [`${name}.ts`],
  imports,
  bytes,
  isEntry: false,
});
const entry = (name: string, imports: readonly string[]): Chunk => ({
  ...chunk(name, 1_000, imports),
  isEntry: true,
});
const page = (name: string, spareBytes = 10_000): Page => ({ chunks: [name], spareBytes });

/** The modules that the plan merges into one chunk. */
const together = (chunks: readonly Chunk[], pages: readonly Page[]): string[][] => {
  const merged = new Map<string, string[]>();
  for (const [module, name] of chunkPlan(chunks, pages, 1_000))
    merged.set(name, [...(merged.get(name) ?? []), module].sort());
  return [...merged.values()].sort();
};

test('merges chunks that the same pages load, under the name of the largest', () => {
  const chunks = [
    entry('list', ['table', 'icons']),
    entry('users', ['table', 'icons']),
    chunk('table', 5_000),
    chunk('icons', 300),
  ];
  const plan = chunkPlan(chunks, [page('list'), page('users')], 1_000);
  expect(Object.fromEntries(plan)).toEqual({ 'table.ts': 'table', 'icons.ts': 'table' });
});

test('does not merge entries or chunks that no page loads at first', () => {
  const chunks = [
    entry('list', ['table']),
    chunk('table', 500),
    entry('dialog', ['form']),
    chunk('form', 500),
  ];
  expect(together(chunks, [page('list')])).toEqual([]);
});

test('merges chunks of different pages if the additional bytes cost less than a request', () => {
  const chunks = [
    entry('list', ['table', 'icons']),
    entry('users', ['table', 'icons']),
    entry('form', ['table']),
    chunk('table', 900),
  ];
  const pages = [page('list'), page('users'), page('form')];
  expect(together([...chunks, chunk('icons', 900)], pages)).toEqual([['icons.ts', 'table.ts']]);
  expect(together([...chunks, chunk('icons', 2_100)], pages)).toEqual([]);
});

test('does not merge chunks if a page would exceed its allowance of unused bytes', () => {
  const chunks = [
    entry('list', ['table', 'icons']),
    entry('users', ['table', 'icons']),
    entry('terms', ['icons']),
    chunk('table', 900),
    chunk('icons', 300),
  ];
  const pages = (spareBytes: number) => [page('list'), page('users'), page('terms', spareBytes)];
  expect(together(chunks, pages(900))).toEqual([['icons.ts', 'table.ts']]);
  expect(together(chunks, pages(899))).toEqual([]);
});

test('counts the imports that a merge adds to a page', () => {
  const chunks = [
    entry('list', ['table', 'icons']),
    entry('users', ['table', 'icons']),
    entry('terms', ['icons']),
    chunk('table', 100, ['queries']),
    chunk('queries', 9_000),
    chunk('icons', 100),
  ];
  expect(together(chunks, [page('list'), page('users'), page('terms')])).toEqual([
    ['queries.ts', 'table.ts'],
  ]);
});

test('does not merge chunks if this would create circular imports', () => {
  const chunks = [
    entry('list', ['top']),
    entry('users', ['top']),
    chunk('top', 100, ['lazy']),
    { ...chunk('lazy', 100, ['base']), isEntry: true },
    chunk('base', 100),
  ];
  expect(together(chunks, [page('list'), page('users')])).toEqual([]);
});
