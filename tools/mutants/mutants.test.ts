import { describe, expect, test } from '@jest/globals';
import { chooseMutants } from './choose-mutants';
import { mutationsOf } from './mutations';
import { nearestTests } from './nearest-tests';

const mutated = (text: string) =>
  mutationsOf(text, false).map(
    ({ at, old, new: replacement }) => text.slice(0, at) + replacement + text.slice(at + old.length),
  );

describe('mutationsOf', () => {
  test('changes operators, numbers, booleans, conditions and statements', () => {
    expect(mutated('const a = b < 3 && c')).toEqual([
      'const a = b <= 3 && c',
      'const a = b < (3 + 1) && c',
      'const a = b < 3 || c',
    ]);
    expect(mutated('if (a) save(true);')).toEqual([
      'if (!(a)) save(true);',
      'if (a) ;',
      'if (a) save(false);',
    ]);
  });

  test('leaves types, imports and sums of texts', () => {
    expect(mutated("import a from 'b'; type C = 1 | true; const d = 'e' + f;")).toEqual([]);
  });
});

describe('chooseMutants', () => {
  const texts: Record<string, string> = {
    'a.ts': 'x && y; z < 1;',
    'b.ts': 'a === b;',
    'c.ts': 'type A = 1;',
  };
  const choose = (seed: number, count = 9) =>
    chooseMutants(Object.keys(texts), (file) => texts[file] ?? '', { seed, count });

  test('chooses one mutant of each file that has any, the same for the same seed', () => {
    expect(
      choose(1)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['a.ts', 'b.ts']);
    expect(choose(1)).toEqual(choose(1));
    expect(choose(1, 1)).toHaveLength(1);
  });
});

test('nearestTests puts tests of the same folder first, then those with fewer imports', () => {
  const graph = new Map([
    ['a/a.test.ts', ['a/a.ts']],
    ['b/b.test.ts', ['a/a.ts']],
    ['c/c.ts', ['a/a.ts']],
    ['a/c.test.ts', ['c/c.ts']],
    ['d.test.ts', []],
  ]);
  const tests = new Set(['a/a.test.ts', 'b/b.test.ts', 'a/c.test.ts', 'd.test.ts']);
  expect(nearestTests(graph, tests, 'a/a.ts', 6)).toEqual(['a/a.test.ts', 'b/b.test.ts', 'a/c.test.ts']);
  expect(nearestTests(graph, tests, 'a/a.ts', 2)).toEqual(['a/a.test.ts', 'b/b.test.ts']);
});
