/** What decides about an amount, in minor units of its coin. */
interface Allowance {
  /** `confirmPromotionsAbove` of the coin; null if managers need nobody else. */
  readonly threshold: bigint | null;
  /** What the managers of the brand have given today without a second manager. */
  readonly givenToday: bigint;
}

/** Whether a second manager of the brand has to take part: the amounts of the day exceed the threshold together. */
export const needsSecondManager = (amount: bigint, { threshold, givenToday }: Allowance): boolean =>
  threshold !== null && givenToday + amount > threshold;
