import type { VerdictTexts } from './verdict-texts';

const simulatedPrizes = (fixedPrizes: boolean) =>
  fixedPrizes ? ' Fixed prizes are simulated with their mean and vary more in the real game.' : '';

/** The texts of `ruleset/3`, and of `ruleset/4` except for `limitedTexts`. A change needs a new rule set. */
export const currentTexts: VerdictTexts = {
  otherMode: 'The declared values apply only to the first mode.',
  tooLarge: 'The model has too many outcomes to calculate all of them.',
  M1: {
    differs: 'The exact RTP differs from the declared RTP.',
    mostLoss: (points) =>
      `The exact RTP equals the declared RTP. maxWinX and maxSpins lower it by at most ${points} percentage points.`,
    tooMuchLoss: (points) =>
      `maxWinX or maxSpins can lower the RTP by up to ${points} percentage points, which is too much.`,
    unknownLoss:
      'The exact RTP equals the declared RTP. The effect of maxWinX and maxSpins on the RTP is unknown.',
  },
  M2: {
    outside: 'The RTP of the simulated rounds is outside the 99% interval around the exact RTP.',
    within: ({ exactSd, fixedPrizes }) =>
      `The RTP of the simulated rounds is within the 99% interval around the exact RTP, calculated from the ${exactSd ? 'exact standard deviation' : 'standard deviation of the sample'}.${simulatedPrizes(fixedPrizes)}`,
  },
  M3: {
    pass: 'The RTP of every mode is within the allowed range.',
    fail: 'The RTP of at least one mode is outside the allowed range.',
  },
  M4: {
    oneMode: 'The model has only one mode.',
    pass: 'The difference between the RTPs of the modes is within the limit.',
    fail: 'The difference between the RTPs of the modes is too large.',
  },
  M5: {
    value: (bound, seenX) =>
      `${bound ? `possible: ${bound.isExact ? '' : 'at most '}${bound.boundX}, ` : ''}simulated: ${seenX}`,
    otherDeclaration: 'The version and its model declare different maximum wins.',
    exceeded: (seenX) => `A simulated round won ${seenX} times its cost, more than the declared maximum win.`,
    impossible: (boundX) =>
      `The declared maximum win is impossible: a round can win at most ${boundX} times its cost.`,
    exceededOften: (oneIn) => `About 1 in ${oneIn} rounds wins more than the declared maximum win.`,
    won: 'A simulated round won the declared maximum win, and no round won more.',
    frequent: (oneIn) => `At least 1 in ${oneIn} rounds wins the declared maximum win.`,
    tooRare: (oneIn) => `Fewer than 1 in ${oneIn} rounds win the declared maximum win.`,
    undecided:
      'Not decided: no simulated round won the declared maximum win, and its exact probability is unknown.',
  },
  M6: {
    pass: 'At least 5% of the base spins win.',
    fail: 'Fewer than 5% of the base spins win.',
    differs: 'The exact spin hit rate differs from the declared hit rate.',
  },
  M7: {
    value: (bins, isExact) => `${bins} (${isExact ? 'exact' : 'simulated'})`,
    lowMaximum: (fromX) => `The declared maximum win is below ${fromX} times the cost.`,
    pass: 'There is no large gap in the win sizes between the cost and the maximum win.',
    fail: 'There is a large gap in the win sizes between the cost and the maximum win.',
  },
  M8: {
    fewOutcomes: (least) => `The reels have fewer than ${least.toLocaleString('en')} outcomes.`,
    pass: 'No single outcome contributes more than 1% of the RTP of the base spins.',
    fail: 'A single outcome contributes more than 1% of the RTP of the base spins.',
  },
  M9: {
    limit: (exactSd) => (exactSd === undefined ? '± 5%' : `${exactSd} ± 5%`),
    limited: 'maxWinX or maxSpins can end rounds, so the standard deviation cannot be calculated exactly.',
    fewRounds: 'The run has fewer than 1,000,000 rounds.',
    fail: 'The standard deviation of the simulated rounds differs from the exact one by more than 5%.',
    pass: ({ fixedPrizes }) =>
      `The standard deviation of the simulated rounds is within 5% of the exact one.${simulatedPrizes(fixedPrizes)}`,
  },
  generator: {
    value: (chance, tests) => `p = ${chance}${tests > 1 ? `, the smallest of ${tests} tests` : ''}`,
    notTested: 'There are too few stops, reels or rounds for this test.',
    R1: {
      pass: 'The stops of every reel are consistent with a uniform distribution.',
      fail: 'The stops of at least one reel are not uniformly distributed.',
    },
    R2: {
      pass: 'Every reel changes between its halves as often as random stops do.',
      fail: 'At least one reel changes between its halves more or less often than random stops do.',
    },
    R3: {
      pass: 'No correlation was found between consecutive stops of a reel.',
      fail: 'Consecutive stops of at least one reel are correlated.',
    },
    R4: {
      pass: 'No dependence was found between adjacent reels.',
      fail: 'At least two adjacent reels depend on each other.',
    },
  },
  D1: {
    limit: 'identical results',
    otherResult: 'Two simulations with the same seed gave different results.',
    otherThanReported: 'The repeated rounds differ from the results of the run.',
    beginning: (rounds) =>
      `The first ${rounds.toLocaleString('en')} rounds gave identical results when repeated in a different order. The remaining rounds were not repeated.`,
    whole: 'The whole run gave identical results when repeated in a different order.',
  },
};
