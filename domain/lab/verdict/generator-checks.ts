import type { ReelStops } from '../simulate/base-stops';
import type { Check } from './check';
import { reelsAreFree, runsAreEven, stopsAreEven, stopsAreFree } from './generator-tests';

interface Tested {
  readonly rule: Check['rule'];
  readonly pass: string;
  readonly fail: string;
  /** The p-value of each test that could be made. */
  readonly chances: readonly number[];
}

/** The probability that a fair generator fails any of its tests. */
const alarms = 0.01;

/**
 * R1 to R4 for the base spins of a run. The significance level of each test is `0.01 / tests` (Bonferroni).
 */
export function checkGenerator(reels: readonly ReelStops[]): Check[] {
  const ofReels = (test: (reel: ReelStops) => number | undefined) => known(reels.map(test));
  const ofPairs = reels.slice(1).map((reel, index) => reelsAreFree(reels[index] ?? reel, reel));
  const tested: Tested[] = [
    {
      rule: 'R1',
      pass: 'Every stop of a reel comes up as often as the others, as far as chance goes.',
      fail: 'Some stops of a reel come up more often than chance explains.',
      chances: ofReels(stopsAreEven),
    },
    {
      rule: 'R2',
      pass: 'A reel changes between its halves as often as chance does.',
      fail: 'A reel stays in one half, or leaves it, more often than chance explains.',
      chances: ofReels(runsAreEven),
    },
    {
      rule: 'R3',
      pass: 'A stop tells nothing of the next one of its reel.',
      fail: 'A stop tells something of the next one of its reel.',
      chances: ofReels(stopsAreFree),
    },
    {
      rule: 'R4',
      pass: 'A reel tells nothing of the reel beside it.',
      fail: 'A reel tells something of the reel beside it.',
      chances: known(ofPairs),
    },
  ];
  const tests = tested.reduce((sum, { chances }) => sum + chances.length, 0);
  return tested.map((one) => checked(one, tests));
}

const known = (chances: readonly (number | undefined)[]) => chances.filter((chance) => chance !== undefined);

function checked({ rule, pass, fail, chances }: Tested, tests: number): Check {
  const limit = `p ≥ 0.01/${tests}`;
  if (chances.length === 0) {
    const why = 'There are too few stops, reels or rounds for this test.';
    return { rule, limit: 'p ≥ 0.01/k', value: 'not tested', applies: false, pass: true, why };
  }
  const least = Math.min(...chances);
  const passes = least >= alarms / tests;
  const value = `p = ${least.toFixed(6)}, the least of ${chances.length}`;
  return { rule, limit, value, applies: true, pass: passes, why: passes ? pass : fail };
}
