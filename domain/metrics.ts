/** What functions count by themselves and alarms listen to. */
export const metricNames = {
  namespace: 'NovaLink',
  /** Movements, or links of their chains, that somebody changed or removed. */
  journalChanges: 'JournalChanges',
} as const;
