import type { VerdictTexts } from './verdict-texts';

const meanOf = (fixedPrizes: boolean) =>
  fixedPrizes ? '; fixed prizes stand for a mean and vary more in the real game' : '';

/** The texts of `ruleset/1` and `ruleset/2`. Existing certificates contain them: do not change them. */
export const earlierTexts: VerdictTexts = {
  otherMode: 'Only the figures of the first mode are declared.',
  tooLarge: 'The cycle is too large to look at every outcome.',
  M1: {
    differs: 'The exact RTP is another.',
    mostLoss: (points) => `The exact RTP is the declared one; caps take at most ${points} points off it.`,
    tooMuchLoss: (points) => `maxWinX or maxSpins may take up to ${points} points off the RTP.`,
    unknownLoss: 'The exact RTP is the declared one; what caps take off it is not known.',
  },
  M2: {
    outside: 'The rounds returned something other than the exact RTP, beyond 99 % of chance.',
    within: ({ exactSd, fixedPrizes }) =>
      `The rounds returned the exact RTP within 99 % of chance, by the ${exactSd ? 'exact deviation' : 'deviation of the sample'}${meanOf(fixedPrizes)}.`,
  },
  M3: { pass: 'Every mode is within the range.', fail: 'A mode is outside the range.' },
  M4: {
    oneMode: 'There is only one mode.',
    pass: 'The modes return nearly the same.',
    fail: 'The modes return too differently.',
  },
  M5: {
    value: (bound, seenX) =>
      `${bound ? `${bound.isExact ? 'exact' : 'at most'} ${bound.boundX}, ` : ''}seen ${seenX}`,
    otherDeclaration: 'The version and its model declare different largest wins.',
    exceeded: (seenX) => `A round won ${seenX} times its cost.`,
    impossible: (boundX) => `No round can win more than ${boundX} times its cost.`,
    exceededOften: (oneIn) => `A round wins more than that about once in ${oneIn} rounds.`,
    won: 'A round won it, and none won more.',
    frequent: (oneIn) => `A round wins as much at least once in ${oneIn} rounds.`,
    tooRare: (oneIn) => `It is won less often than once in ${oneIn} rounds.`,
    undecided: 'Not decided: no round won it, and how often it can be won is not known.',
  },
  M6: {
    pass: 'Base spins win often enough.',
    fail: 'Base spins win less often than one in twenty.',
    differs: 'The exact spin hit rate is not the declared one.',
  },
  M7: {
    value: (bins, isExact) => `${isExact ? 'exact' : 'sample'} ${bins}`,
    lowMaximum: (fromX) => `The largest win is below ${fromX} times the cost.`,
    pass: 'Wins of every size lie between the cost and the largest.',
    fail: 'Between small wins and the largest there are none.',
  },
  M8: {
    fewOutcomes: (least) => `The reels have fewer than ${least} outcomes.`,
    pass: 'No outcome carries the return by itself.',
    fail: 'One outcome carries too much of the return.',
  },
  M9: {
    limit: (exactSd) => (exactSd === undefined ? '± 5 %' : `${exactSd} ± 5 %`),
    limited: 'maxWinX or maxSpins may end rounds, so the exact deviation without them says nothing here.',
    fewRounds: 'It takes a million rounds to say.',
    fail: 'The rounds deviated otherwise than the exact figures say.',
    pass: ({ fixedPrizes }) => `The rounds deviated as the exact figures say${meanOf(fixedPrizes)}.`,
  },
  generator: {
    value: (chance, tests) => `p = ${chance}, the least of ${tests}`,
    notTested: 'There are too few stops, reels or rounds for this test.',
    R1: {
      pass: 'Every stop of a reel comes up as often as the others, as far as chance goes.',
      fail: 'Some stops of a reel come up more often than chance explains.',
    },
    R2: {
      pass: 'A reel changes between its halves as often as chance does.',
      fail: 'A reel stays in one half, or leaves it, more often than chance explains.',
    },
    R3: {
      pass: 'A stop tells nothing of the next one of its reel.',
      fail: 'A stop tells something of the next one of its reel.',
    },
    R4: {
      pass: 'A reel tells nothing of the reel beside it.',
      fail: 'A reel tells something of the reel beside it.',
    },
  },
  D1: {
    limit: 'the same bytes',
    otherResult: 'The same seed came to other numbers.',
    otherThanReported: 'Repeated, these rounds did not win what the run says.',
    beginning: (rounds) =>
      `The first ${rounds} rounds came to the same, twice and in another order; the rest was not repeated.`,
    whole: 'The whole run came to the same, twice and in another order.',
  },
};
