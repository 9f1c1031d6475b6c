import type { Evaluation } from '#domain/slots/math-model';

/** Rows, 0 at the top, that each line crosses from the left. */
const overFiveReels = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 0, 2, 0],
];

const overThreeReels = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

const fromLeft = { direction: 'LTR', payRule: 'HIGHEST_PER_LINE' } as const;

export const twentyLines: Evaluation = { kind: 'LINES', lines: overFiveReels, ...fromLeft };
export const tenLines: Evaluation = { kind: 'LINES', lines: overFiveReels.slice(0, 10), ...fromLeft };
export const fiveLines: Evaluation = { kind: 'LINES', lines: overThreeReels, ...fromLeft };
export const anyWay: Evaluation = { kind: 'WAYS', direction: 'LTR' };
