import { expect, test } from '@jest/globals';
import { routeParameters } from '#domain/route-parameters';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { areWellFormed } from './parameters';

test.each(hostileAddresses)(
  'the link of a replay with %j as its id is a 404, as for every other id',
  (address) => {
    for (const name of Object.keys(routeParameters)) expect(areWellFormed({ [name]: address })).toBe(false);
  },
);

test.each([
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD\n',
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7Y',
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YDD',
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YU',
])('%j is no id of a replay', (replayId) => {
  expect(areWellFormed({ replayId })).toBe(false);
});

test('an id of a replay counts in any case', () => {
  expect(areWellFormed({ replayId: 'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD' })).toBe(true);
  expect(areWellFormed({ replayId: 'z1kaj3zv8n4q6t9xwcb2r5m7yd' })).toBe(true);
});
