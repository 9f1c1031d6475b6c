/** The polling interval for new releases. */
export const buildPollMs = 60_000;
