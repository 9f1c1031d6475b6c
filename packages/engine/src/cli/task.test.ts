import { describe, expect, test } from '@jest/globals';
import { readTask } from './task';

const taskOf = (...args: readonly string[]) => {
  const read = readTask(args);
  return 'task' in read ? read.task : read.faults.map(({ path, reason }) => `${path}: ${reason}`);
};
const seed = '5eed'.repeat(16);

describe('reads a request', () => {
  test('for a run', () => {
    expect(taskOf('m.json', '--rounds', '100000000', '--seed', seed, '--workers', '2', '--json')).toEqual({
      kind: 'run',
      model: 'm.json',
      rounds: 100_000_000,
      seed,
      workers: 2,
      mustPass: false,
      json: true,
    });
  });

  test('for a run of ten million rounds by default', () => {
    expect(taskOf('m.json')).toMatchObject({ kind: 'run', rounds: 10_000_000, json: false });
  });

  test('for figures that need no simulation', () => {
    const task = { kind: 'exact', model: 'm.json', mode: 'bonus', json: false };
    expect(taskOf('--exact', 'm.json', '--mode', 'bonus')).toEqual(task);
  });

  test('to repeat a run', () => {
    const task = { kind: 'verify', certificate: 'c.json', workers: 3, json: true };
    expect(taskOf('--verify', 'c.json', '--workers', '3', '--json')).toEqual(task);
  });

  test('for help with any other options', () => {
    expect(taskOf('--help', '--rounds', '0')).toEqual({ kind: 'help' });
  });
});

test.each([
  [['--rounds', '0'], '--rounds: a whole number from 1 to 10000000000 is expected, not 0'],
  [['--rounds', '1e20'], '--rounds: a whole number from 1 to 10000000000 is expected, not 1e20'],
  [['--rounds', '100000000000000000000'], '--rounds: a whole number from 1 to 10000000000 is expected'],
  [['--rounds', '10000000001'], '--rounds: a whole number from 1 to 10000000000 is expected'],
  [['--rounds=-5'], '--rounds: a whole number'],
  [['--rounds', '1.5'], '--rounds: a whole number'],
  [['--rounds', ''], '--rounds: a whole number'],
  [['--rounds'], "options: Option '--rounds <value>' argument missing"],
  [
    ['--seed', '0123456789'],
    '--seed: 64 hexadecimal digits, a to f in lower case, are expected, not 10 characters',
  ],
  [['--seed', seed.toUpperCase()], '--seed: 64 hexadecimal digits'],
  [['--workers', '0'], '--workers: a whole number from 1 to 64 is expected'],
  [['--workers', '65'], '--workers: a whole number from 1 to 64 is expected'],
  [['--fast'], "options: Unknown option '--fast'"],
  [['other.json'], 'model: one file is expected, not 2; see --help'],
  [['--exact', '--rounds', '5'], '--rounds: not with --exact'],
  [['--exact', '--must-pass'], '--must-pass: not with --exact'],
])('m.json %j is rejected with one line', (args, line) => {
  expect(taskOf('m.json', ...args)).toEqual([expect.stringMatching(/^[^\n]+$/)]);
  expect(taskOf('m.json', ...args)).toEqual([expect.stringContaining(line)]);
});

test.each([
  [[], 'model: one file is expected, not 0; see --help'],
  [['--verify', 'c.json', '--seed', seed], '--seed: not with --verify'],
  [['--verify', 'c.json', 'm.json'], 'm.json: not with --verify: a certificate has its model'],
])('%j is rejected', (args, line) => {
  expect(taskOf(...args)).toEqual([line]);
});
