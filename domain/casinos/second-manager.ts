/** The limit of a day, in minor units of the coin. */
interface Allowance {
  /** `confirmPromotionsAbove` of the coin; null if managers need nobody else. */
  readonly threshold: bigint | null;
  /** What the managers of the brand have given today without a second manager. */
  readonly givenToday: bigint;
}

/** Whether a second manager has to take part: the amount and what was given today are together above the threshold. */
export const needsSecondManager = (amount: bigint, { threshold, givenToday }: Allowance): boolean =>
  threshold !== null && givenToday + amount > threshold;
