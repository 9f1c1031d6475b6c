import { expect, test } from '@jest/globals';
import { readCommand } from './cli';

test('a command names the folder of the assembly, and has defaults', () => {
  expect(readCommand(['cdk.out'])).toEqual({ assembly: 'cdk.out', data: 'memory', port: 4566, check: false });
  expect(readCommand(['out', '--port', '0', '--data', 'kept', '--check'])).toEqual({
    assembly: 'out',
    data: { folder: 'kept' },
    port: 0,
    check: true,
  });
  expect(readCommand(['--help'])).toBeUndefined();
});

test.each([
  [[], 'Name one folder: the output of `cdk synth`, usually cdk.out.'],
  [['one', 'two'], 'Name one folder: the output of `cdk synth`, usually cdk.out.'],
  [['cdk.out', '--port', '70000'], '--port must be a number from 0 to 65535, not 70000.'],
  [['cdk.out', '--port', ''], '--port must be a number from 0 to 65535, not .'],
  [['cdk.out', '--data', ''], '--data must name a folder.'],
])('the arguments %j are rejected', (given, message) => {
  expect(() => readCommand(given)).toThrow(message);
});
