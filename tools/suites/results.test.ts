import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { failuresText } from './failures-text';
import { resultsIn } from './results';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('resultsIn', () => {
  test('finds each failed test of Jest or Vitest, and a file that could not be run', () => {
    const file = (name: string, message: string, ...assertionResults: object[]) => ({
      ...{ name: resolve(name), message, assertionResults },
      status: message === '' && assertionResults.length === 0 ? 'passed' : 'failed',
    });
    const one = { fullName: 'group one', status: 'failed', failureMessages: [red('first'), 'again'] };
    const two = { fullName: 'group two', status: 'passed', failureMessages: [] };
    const testResults = [
      file('domain/a.test.ts', '', one, two),
      file('domain/b.test.ts', 'no such module\n'),
      file('domain/c.test.ts', ''),
    ];
    expect(resultsIn(JSON.stringify({ numPassedTests: 3, testResults }))).toEqual({
      passed: 3,
      failed: [
        { file: 'domain/a.test.ts', name: 'domain/a.test.ts › group one', error: 'first\n\nagain' },
        { file: 'domain/b.test.ts', name: 'domain/b.test.ts', error: 'no such module' },
      ],
    });
  });

  test('finds each failed test of Playwright with all its errors, and errors outside of tests', () => {
    const spec = (title: string, line: number, ok: boolean, ...messages: string[]) => {
      const errors = messages.map((message) => ({ message, location: { line } }));
      return { title, file: 'a.journey.ts', line, ok, tests: [{ results: [{ status: 'failed', errors }] }] };
    };
    const inner = { title: 'inner', specs: [spec('b', 9, false, red('wrong'), 'late')] };
    const suites = [{ title: 'a.journey.ts', specs: [spec('a', 3, true)], suites: [inner] }];
    const errors = [{ message: 'No browser was found.' }];
    const config = { rootDir: resolve('test/journeys') };
    const json = JSON.stringify({ config, suites, errors, stats: { expected: 1 } });
    const file = 'test/journeys/a.journey.ts';
    expect(resultsIn(json)).toEqual({
      passed: 1,
      failed: [
        { name: 'outside of tests', error: 'No browser was found.' },
        { file, name: `${file}:9 › b`, error: 'wrong\n\nlate' },
      ],
    });
  });

  test('refuses a file that is neither', () => {
    expect(() => resultsIn('{"tests": []}')).toThrow();
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
