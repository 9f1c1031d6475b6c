/** Delay between the end of a day and its seal, so that movements in progress are included. */
export const sealAfterMs = 3 * 60 * 60 * 1000;

/**
 * Movements that arrive later than this after the end of their day are reported to the sweep, because the day may be
 * sealed already.
 */
export const lateAfterMs = 2 * 60 * 60 * 1000;
