const simulatedPrizes = (fixedPrizes: boolean) =>
  fixedPrizes ? ' Fixed prizes are simulated with their mean and vary more in the real game.' : '';

const deviations = {
  EXACT: 'exact standard deviation',
  BOUND: 'largest possible standard deviation',
  SAMPLE: 'standard deviation of the sample',
} as const;

/** The texts of `ruleset/4` where its rules differ from those of `ruleset/3`. A change needs a new rule set. */
export const limitedTexts = {
  undecidedByBounds:
    'Not decided: the exact RTP of at least one mode is only known to be between two bounds. More rounds decide this only for the simulated mode.',
  M1: {
    differs: 'The exact RTP, including maxWinX and maxSpins, differs from the declared RTP.',
    equal: 'The exact RTP, including maxWinX and maxSpins, equals the declared RTP.',
    playedDiffers:
      'The exact RTP is only known to be between two bounds. Within them, the 99% interval of the simulated rounds excludes the declared RTP.',
    playedEqual:
      'The exact RTP is only known to be between two bounds. Within them, the 99% interval of the simulated rounds confirms all digits of the declared RTP.',
    undecided:
      'Not decided: the exact RTP is only known to be between two bounds, and the simulated rounds do not confirm all digits of the declared RTP.',
  },
  M2: {
    outside: 'The RTP of the simulated rounds is outside the 99% interval around the exact RTP.',
    within: (deviation: keyof typeof deviations, fixedPrizes: boolean) =>
      `The RTP of the simulated rounds is within the 99% interval around the exact RTP, calculated from the ${deviations[deviation]}.${simulatedPrizes(fixedPrizes)}`,
  },
  /** For a model with a profile other than STANDARD, which models of earlier releases did not have. */
  M6: (profile: string) => ({
    pass: `As many base spins win as the profile ${profile} requires.`,
    fail: `Fewer base spins win than the profile ${profile} requires.`,
  }),
  M9: {
    limit: (least: string, most: string) => (least === most ? `${least} ± 5%` : `${least} to ${most}, ± 5%`),
    unknown: 'The exact standard deviation takes too much work to calculate.',
  },
} as const;
