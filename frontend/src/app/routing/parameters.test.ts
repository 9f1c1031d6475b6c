import { expect, test } from 'vitest';
import { routeParameters } from '#domain/route-parameters';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { areWellFormed } from './parameters';

test.each(hostileAddresses)(
  'the link of a replay with the id %j is a 404, like that of any other entity',
  (address) => {
    for (const name of Object.keys(routeParameters)) expect(areWellFormed({ [name]: address })).toBe(false);
  },
);

test.each([
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD\n',
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7Y',
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YDD',
  'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YU',
])('rejects the replay id %j', (replayId) => {
  expect(areWellFormed({ replayId })).toBe(false);
});

test('accepts the id of a replay in any letter case', () => {
  expect(areWellFormed({ replayId: 'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD' })).toBe(true);
  expect(areWellFormed({ replayId: 'z1kaj3zv8n4q6t9xwcb2r5m7yd' })).toBe(true);
});
