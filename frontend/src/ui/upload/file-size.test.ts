import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [345_678, '338 kB'],
  [5_242_880, '5 MB'],
  [5_500_000, '5.2 MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
