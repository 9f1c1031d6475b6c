/** @jest-environment node */
import { expect, test } from '@jest/globals';
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

/** Which modules the plan puts together. */
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

test('keeps entries, and chunks that no page loads first', () => {
  const chunks = [
    entry('list', ['table']),
    chunk('table', 500),
    entry('dialog', ['form']),
    chunk('form', 500),
  ];
  expect(together(chunks, [page('list')])).toEqual([]);
});

test('merges chunks of different pages as long as a request costs more than the unused bytes', () => {
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

test('merges nothing that gives a page more unused bytes than it has to spare', () => {
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

test('merges nothing that would make chunks import each other in a circle', () => {
  const chunks = [
    entry('list', ['top']),
    entry('users', ['top']),
    chunk('top', 100, ['lazy']),
    { ...chunk('lazy', 100, ['base']), isEntry: true },
    chunk('base', 100),
  ];
  expect(together(chunks, [page('list'), page('users')])).toEqual([]);
});
