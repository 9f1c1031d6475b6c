import { fraction } from '#domain/slots/exact/fraction';

/** M6: how often base spins must win. */
export const leastHit = fraction(1, 20);

/** M1: how much of the cost the caps may take off the RTP before it is no longer the declared one. */
export const mostCapLoss = 0.0005;

/** M5: the chance that a declared win cap must have. */
export const leastChance = 1e-7;

/** Rounds after which a win of that chance has come with 99 of 100: ln 0.01 / ln (1 − 10⁻⁷), the same everywhere. */
export const enoughRounds = 46_051_700;

/** M5: the chance that a declared largest win must have that is below the win cap, and its rounds. */
export const leastChanceBelowCap = 1e-9;
export const enoughRoundsBelowCap = 4_605_170_184;
