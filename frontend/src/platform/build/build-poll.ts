/** How often an open tab looks for a release. */
export const buildPollMs = 60_000;
