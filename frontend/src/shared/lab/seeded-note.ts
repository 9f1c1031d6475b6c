import * as messages from './messages';

/** What a seeded run says, and what it does not. */
export const seededNote = messages.testRunsUseSeedSo;
