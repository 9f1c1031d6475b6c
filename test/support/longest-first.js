import Sequencer from '@jest/test-sequencer';

/** Test files that take longest, of which some are the smallest. */
const longest = /test\/(cloud\/(start|units)|authorization\/cases)\//;

/**
 * Begins with the longest files, so that no worker is left alone with one of them at the end. Jest knows how long each
 * took the last time, but on a new machine it goes by their size.
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
