import { expect, test } from '@jest/globals';
import { readOptions } from './options';

test('accepts no options', () => {
  expect(readOptions([], {})).toEqual({
    port: 4000,
    memory: false,
    seed: true,
    visitors: true,
    reset: false,
    dataFolder: '.novalink',
    dynamoDbEndpoint: undefined,
  });
  expect(readOptions(['--memory', '--no-seed'], { PORT: '0' })).toMatchObject({
    port: 0,
    memory: true,
    seed: false,
  });
  expect(readOptions([], { NOVALINK_DATA: '/somewhere/else' }).dataFolder).toBe('/somewhere/else');
});

test.each([
  [['--fast'], {}, 'Unknown option --fast'],
  [[], { PORT: 'four' }, 'PORT must be a number'],
  [[], { PORT: '70000' }, 'PORT must be a number'],
  [[], { NOVALINK_DATA: '' }, 'NOVALINK_DATA is empty'],
])('%j with %j is rejected with one line', (args, environment, message) => {
  expect(() => readOptions(args, environment)).toThrow(message);
});
