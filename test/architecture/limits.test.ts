import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { limits } from '#domain/limits';

/** `brand.games` for each number of the table. */
const namesIn = (table: object, path: readonly string[] = []): string[] =>
  Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? namesIn(value, [...path, name])
      : [[...path, name].join('.')],
  );

test('every limit is read by the product', () => {
  const files = execFileSync('git', ['ls-files', 'domain', 'lambda', 'lib', 'frontend', 'tools'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n');
  const readers = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes("/limits'"))
    .join('\n');
  const words = new Set(readers.match(/\w+/g));
  const names = namesIn(limits);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !words.has(name.split('.').at(-1) ?? ''))).toEqual([]);
});
