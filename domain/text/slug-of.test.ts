import { expect, test } from '@jest/globals';
import { slugOf } from './slug-of';

test.each([
  ['Aurora Veil', 'aurora-veil'],
  ['  Élan & Co. 2 ', 'elan-co-2'],
  ['日本語', ''],
  ['x'.repeat(39) + ' yz', 'x'.repeat(39)],
])('%j gives %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
