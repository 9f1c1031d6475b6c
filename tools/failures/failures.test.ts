import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { failedTests } from './failed-tests';
import { failuresText } from './failures-text';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('failedTests', () => {
  test('finds each failed test of a Jest run, and a file that could not be run', () => {
    const file = (name: string, status: string, message: string) => ({
      name: resolve(name),
      status,
      message,
    });
    const testResults = [
      file('domain/a.test.ts', 'failed', `  ● group › one\n\n    ${red('first')}\n\n  ● two\n\n    second\n`),
      file('domain/b.test.ts', 'failed', '  ● Test suite failed to run\n\n    no such module\n'),
      file('domain/c.test.ts', 'passed', ''),
    ];
    expect(failedTests(JSON.stringify({ success: false, testResults }))).toEqual([
      { name: 'domain/a.test.ts', error: '● group › one\n\n    first' },
      { name: 'domain/a.test.ts', error: '● two\n\n    second' },
      { name: 'domain/b.test.ts', error: '● Test suite failed to run\n\n    no such module' },
    ]);
  });

  test('finds each failed test of a Playwright run with all its errors, and errors outside of tests', () => {
    const spec = (title: string, line: number, ok: boolean, ...messages: string[]) => {
      const errors = messages.map((message) => ({ message, location: { line } }));
      return { title, file: 'a.journey.ts', line, ok, tests: [{ results: [{ status: 'failed', errors }] }] };
    };
    const inner = { title: 'inner', specs: [spec('b', 9, false, red('wrong'), 'late')] };
    const suites = [{ title: 'a.journey.ts', specs: [spec('a', 3, true)], suites: [inner] }];
    const errors = [{ message: 'No browser was found.' }];
    expect(failedTests(JSON.stringify({ suites, errors, stats: {} }))).toEqual([
      { name: 'outside of tests', error: 'No browser was found.' },
      { name: 'a.journey.ts:9 › b', error: 'wrong\n\nlate' },
    ]);
  });

  test('refuses a file that is neither', () => {
    expect(() => failedTests('{"tests": []}')).toThrow();
  });
});

describe('failuresText', () => {
  const error = Array.from({ length: 100 }, (_, line) => `line ${line + 1}`).join('\n');
  const failed = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `test ${at}`, error }));

  test('is empty if nothing failed', () => expect(failuresText([])).toBe(''));

  test('shows a short error whole', () => {
    expect(failuresText([{ name: 'a', error: 'b\n\nc' }])).toBe('✗ a\n    b\n\n    c');
  });

  test('shows the first 40 lines of an error, and fewer of each if there are many', () => {
    const lines = failuresText(failed(1)).split('\n');
    expect(lines).toHaveLength(41);
    expect(lines.slice(-2)).toEqual(['    line 39', '    … and 61 more lines']);
    expect(failuresText(failed(8)).split('\n')).toHaveLength(8 * 11);
    expect(failuresText(failed(30)).split('\n')).toHaveLength(30 * 5);
  });
});
