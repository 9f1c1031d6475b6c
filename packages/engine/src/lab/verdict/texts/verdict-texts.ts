interface PassOrFail {
  readonly pass: string;
  readonly fail: string;
}

/**
 * The texts of the checks of a rule set. Certificates contain them, and verification compares them, so a
 * change needs a new rule set. `oneIn` is a number of rounds such as `8,107,500`.
 */
export interface VerdictTexts {
  /** Why M1 and M5 do not apply to another mode, and M8 and M9 to a large model. */
  readonly otherMode: string;
  readonly tooLarge: string;
  readonly M1: {
    readonly differs: string;
    /** `points` are percentage points with four digits. */
    readonly mostLoss: (points: string) => string;
    readonly tooMuchLoss: (points: string) => string;
    readonly unknownLoss: string;
  };
  readonly M2: {
    readonly outside: string;
    readonly within: (uses: { readonly exactSd: boolean; readonly fixedPrizes: boolean }) => string;
  };
  readonly M3: PassOrFail;
  readonly M4: PassOrFail & { readonly oneMode: string };
  readonly M5: {
    /** Wins are multiples of the cost. `bound` is undefined if it is not known. */
    readonly value: (
      bound: { readonly boundX: number; readonly isExact: boolean } | undefined,
      seenX: string,
    ) => string;
    readonly otherDeclaration: string;
    readonly exceeded: (seenX: string) => string;
    readonly impossible: (boundX: number) => string;
    readonly exceededOften: (oneIn: string) => string;
    readonly won: string;
    readonly frequent: (oneIn: string) => string;
    readonly tooRare: (oneIn: string) => string;
    readonly undecided: string;
  };
  readonly M6: PassOrFail & { readonly differs: string };
  readonly M7: PassOrFail & {
    readonly value: (bins: number, isExact: boolean) => string;
    readonly lowMaximum: (fromX: number) => string;
  };
  readonly M8: PassOrFail & { readonly fewOutcomes: (least: number) => string };
  readonly M9: {
    readonly limit: (exactSd: string | undefined) => string;
    readonly limited: string;
    readonly fewRounds: string;
    readonly fail: string;
    readonly pass: (uses: { readonly fixedPrizes: boolean }) => string;
  };
  readonly generator: {
    /** The smallest p-value of a rule, of this number of tests. */
    readonly value: (chance: string, tests: number) => string;
    readonly notTested: string;
    readonly R1: PassOrFail;
    readonly R2: PassOrFail;
    readonly R3: PassOrFail;
    readonly R4: PassOrFail;
  };
  readonly D1: {
    readonly limit: string;
    readonly otherResult: string;
    readonly otherThanReported: string;
    readonly beginning: (rounds: number) => string;
    readonly whole: string;
  };
}
