import { expect, test } from '@jest/globals';
import { modelText } from './model-text';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

test('returns the JSON of the value from AppSync', () => {
  expect(modelText({ reels: [[1, 2]] })).toBe('{"reels":[[1,2]]}');
  expect(modelText('{')).toBe('{');
  expect(modelText(nested(64))).toBe('['.repeat(64) + ']'.repeat(64));
});

test.each([66, 1000, 200_000])('refuses %d levels without visiting all of them', (levels) => {
  expect(() => modelText(nested(levels))).toThrow(
    expect.objectContaining({
      code: 'version.model-faulty',
      parameters: { path: 'model', reason: 'nested too deeply', faults: 1 },
    }),
  );
});
