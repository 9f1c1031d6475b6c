import Sequencer from '@jest/test-sequencer';

/** The test files that take longest; some of them are among the smallest. */
const longest = /test\/(cloud\/start\/start|authorization\/cases)\b/;

/**
 * Starts with the longest files, so that no worker is left alone with one of them at the end. Jest knows the
 * duration of each from the last run, but on a new machine it sorts by size.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [
      ...sorted.filter(({ path }) => longest.test(path)),
      ...sorted.filter(({ path }) => !longest.test(path)),
    ];
  }
}
