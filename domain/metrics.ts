/** What functions count by themselves and alarms listen to. */
export const metricNames = {
  namespace: 'NovaLink',
  /** Movements, or links of their chains, that somebody changed or removed. */
  journalChanges: 'JournalChanges',
  /** Sign-ups without the terms in force; Lambda counts each as an error. */
  refusedSignUps: 'RefusedSignUps',
  /** Responses of novalink-api, and those of them that are 5xx. */
  restResponses: 'RestResponses',
  restServerErrors: 'RestServerErrors',
} as const;
