/** The CloudWatch namespace of NovaLink's own metrics. */
export const metricNamespace = 'NovaLink';

/** Metrics that functions count, each with the function's name as its dimension. */
export const functionMetrics = {
  /** Movements or links that were changed or removed. */
  journalChanges: 'JournalChanges',
  /** Days that cannot be sealed because they differ from their links or seals. */
  brokenDays: 'BrokenDays',
  /** Open RTP alerts, counted every night. */
  openRtpAlerts: 'OpenRtpAlerts',
  /** Tournaments whose leaderboard differed from the settlement. */
  leaderboardDifferences: 'LeaderboardDifferences',
  /** Sign-ups that did not accept the terms in force; Lambda counts each as an error. */
  refusedSignUps: 'RefusedSignUps',
} as const;

/** Metrics of `novalink-api`, counted from its access log, with the API's id as their dimension. */
export const restMetrics = {
  responses: 'RestResponses',
  /** Responses with a status of 500 or more. */
  serverErrors: 'RestServerErrors',
} as const;

export type FunctionMetric = keyof typeof functionMetrics;
