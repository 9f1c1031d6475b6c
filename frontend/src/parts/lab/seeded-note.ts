import * as messages from './messages';

/** Explains what a seeded run shows and what it does not. */
export const seededNote = messages.testRunsUseSeedSo;
