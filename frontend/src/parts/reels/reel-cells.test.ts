import { describe, expect, test } from 'vitest';
import { landingCells, rollingCells, windowCells } from './reel-cells';

const strip = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const other = ['1', '2', '3', '4'];

test.each([0, 3, 5, 6])('a window at stop %i wraps at the end of the strip', (stop) => {
  const expected = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
  expect(windowCells({ strip, stop }, 3)).toEqual(expected);
});

describe('a reel that lands', () => {
  const places = strip.flatMap((_, from) => strip.map((__, to) => [from, to] as const));
  test.each(places)('from stop %i at stop %i shows the cells above its stop in their order', (from, to) => {
    const { cells, travel } = landingCells({ strip, stop: from }, { strip, stop: to }, 3, 10);
    expect(travel).toBe(10);
    expect(cells).toHaveLength(travel + 4);
    expect(cells.slice(1, 4)).toEqual(windowCells({ strip, stop: to }, 3));
    expect(cells.slice(-3)).toEqual(windowCells({ strip, stop: from }, 3));
    const first = strip.indexOf(cells[0] ?? '');
    const passing = cells.slice(0, -3);
    expect(passing).toEqual(passing.map((_, index) => strip[(first + index) % strip.length]));
  });

  test('on another strip shows the cells of that strip from above', () => {
    const { cells } = landingCells({ strip, stop: 2 }, { strip: other, stop: 1 }, 3, 10);
    expect(cells.slice(1, 4)).toEqual(['2', '3', '4']);
    expect(cells.slice(-3)).toEqual(['C', 'D', 'E']);
  });
});

test('a rolling reel shows the same cells at the start and at the end', () => {
  const { cells, travel } = rollingCells({ strip, stop: 5 }, 3);
  expect(cells.slice(1, 4)).toEqual(['F', 'G', 'A']);
  expect(cells.slice(1 + travel, 4 + travel)).toEqual(['F', 'G', 'A']);
});
