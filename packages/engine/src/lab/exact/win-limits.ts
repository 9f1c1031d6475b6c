import { fraction } from '#engine/slots/exact/fraction';

/** M6 of `ruleset/1`: the minimum share of base spins that win. */
export const leastHit = fraction(1, 20);

/** M5: the minimum chance of a declared win cap. */
export const leastChance = 1e-7;

/**
 * The number of rounds after which a win of that chance has occurred with a probability of 99 %: ln 0.01 / ln
 * (1 − 10⁻⁷). A constant, so that it is the same on every machine.
 */
export const enoughRounds = 46_051_700;

/** M5: the minimum chance of a declared largest win below the win cap, and its number of rounds. */
export const leastChanceBelowCap = 1e-9;
export const enoughRoundsBelowCap = 4_605_170_184;
