import { fraction } from '#domain/slots/fraction';

/** M6: how often base spins must win. */
export const leastHit = fraction(1, 20);

/** M5: the chance that the largest win must have. */
export const leastChance = 1e-7;

/** Rounds after which a win of that chance has come with 99 of 100: ln 0.01 / ln (1 − 10⁻⁷), the same everywhere. */
export const enoughRounds = 46_051_700;
