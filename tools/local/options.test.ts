import { expect, test } from '@jest/globals';
import { readOptions } from './options';

test('accepts no options', () => {
  expect(readOptions([], {})).toEqual({
    port: 4000,
    memory: false,
    seed: true,
    visitors: true,
    reset: false,
    historyDays: 90,
    dataFolder: '.novalink',
    dynamoDbEndpoint: undefined,
  });
  expect(readOptions(['--memory', '--no-seed'], { PORT: '0' })).toMatchObject({
    port: 0,
    memory: true,
    seed: false,
  });
  expect(readOptions([], { NOVALINK_HISTORY_DAYS: '4' }).historyDays).toBe(4);
  expect(readOptions([], { NOVALINK_DATA: '/somewhere/else' }).dataFolder).toBe('/somewhere/else');
});

test.each([
  [['--fast'], {}, 'Unknown option --fast'],
  [[], { PORT: 'four' }, 'PORT must be a number'],
  [[], { PORT: '70000' }, 'PORT must be a number'],
  [[], { NOVALINK_HISTORY_DAYS: '0' }, 'NOVALINK_HISTORY_DAYS must be a number from 1 to 99'],
  [[], { NOVALINK_HISTORY_DAYS: 'all' }, 'NOVALINK_HISTORY_DAYS must be a number from 1 to 99'],
  [[], { NOVALINK_DATA: '' }, 'NOVALINK_DATA is empty'],
])('%j with %j is rejected with one line', (args, environment, message) => {
  expect(() => readOptions(args, environment)).toThrow(message);
});
