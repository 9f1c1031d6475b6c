/** Helpers for tests that run against a local cloud. */
export { byToken, bySignature, openSocket, realTimeClient } from '#local/testing/real-time';
export { scoresApi } from '#local/testing/scores-api';
export { jwt } from '#local/testing/small-api';
export { until, untilTrue } from '#local/testing/until';
