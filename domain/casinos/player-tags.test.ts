import { describe, expect, test } from '@jest/globals';
import { isTag, tagFault, tagOf } from './player-tags';

test.each([
  ['vip', 'vip'],
  ['  VIP ', 'vip'],
  ['Launch-2026\n', 'launch-2026'],
  // The Kelvin sign becomes a letter.
  ['\u212A', 'k'],
])('stores %j as %j', (entered, stored) => {
  expect(tagOf(entered)).toBe(stored);
  expect(isTag(tagOf(entered))).toBe(true);
});

test.each([
  '',
  'VIP',
  'two words',
  'a,b',
  'a_b',
  'é',
  'straße',
  '\u0000',
  'vip\u202E',
  '🎰',
  '\uD83C',
  'vip\n',
  '__proto__',
  'x'.repeat(25),
])('%j is not a tag', (text) => {
  expect(isTag(text)).toBe(false);
});

describe('the tags of a player', () => {
  test('can be none, and up to ten of 24 characters', () => {
    expect(tagFault([])).toBeUndefined();
    const ten = Array.from({ length: 10 }, (_, place) => `${'x'.repeat(23)}${place}`);
    expect(tagFault(ten)).toBeUndefined();
    expect(tagFault([...ten, 'y'])).toEqual({ code: 'too-many' });
  });

  test.each([
    [['vip', ''], { code: 'format', tag: '' }],
    [['vip', 'x'.repeat(25)], { code: 'format', tag: 'x'.repeat(25) }],
    [['vip', 'launch', 'vip'], { code: 'duplicate', tag: 'vip' }],
    [['vip', 'vip', 'no tag'], { code: 'format', tag: 'no tag' }],
  ] as const)('with a fault: %j', (tags, fault) => {
    expect(tagFault(tags)).toEqual(fault);
  });
});
