import type { NotificationTopic } from '#domain/generated/types';

/** Every topic of notifications, and whether it is e-mailed by default. */
const mailedAtFirst = {
  COMPANY: true,
  COMPLIANCE: true,
  GAMES: true,
  CASINOS: true,
  ACCESS: true,
  // Users who start a test run can follow it on its page.
  TEST_RUNS: false,
  SUPPORT: true,
  PROMOTIONS: true,
} as const satisfies Record<NotificationTopic, boolean>;

export const notificationTopics = Object.keys(mailedAtFirst) as NotificationTopic[];

export const standardEmailTopics = notificationTopics.filter((topic) => mailedAtFirst[topic]);
