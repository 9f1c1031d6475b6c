import type { FailedTest } from './results';

/** The maximum number of lines in total, about two screens. */
const mostLines = 80;
const mostLinesOfOne = 40;
const fewestLinesOfOne = 4;

/**
 * A text for the end of a log: every failed test with the first lines of its error. Empty if no test failed.
 */
export function failuresText(failed: readonly FailedTest[]): string {
  const share = Math.floor(mostLines / Math.max(failed.length, 1));
  const most = Math.min(Math.max(share, fewestLinesOfOne), mostLinesOfOne);
  return failed.map(({ name, error }) => [`✗ ${name}`, ...shortened(error, most)].join('\n')).join('\n');
}

function shortened(error: string, most: number): string[] {
  const lines = error.split('\n').map((line) => `    ${line}`.trimEnd());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `    … and ${lines.length - most + 1} more lines`];
}
