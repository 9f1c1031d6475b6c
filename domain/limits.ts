/** Plain numbers that forms, functions and resolver bundles share; lengths are in characters. */
export const limits = {
  page: { smallest: 1, largest: 100, standard: 25 },
  userPage: { smallest: 1, largest: 60, standard: 25 },
  company: {
    name: { shortest: 2, longest: 80 },
    description: 2000,
    terms: 10_000,
    images: 10,
    imageKey: 200,
    addressField: 120,
    postal: 12,
    reviewNote: 1000,
    website: 200,
  },
  /** A user's `sub`, when somebody names one. */
  sub: 64,
  compliance: {
    textField: 200,
    beneficialOwners: 20,
    licences: 20,
    /** Who owns this much or more of a company must be listed. */
    listedSharePercent: 25,
  },
  password: { shortest: 8, longest: 256 },
} as const;
