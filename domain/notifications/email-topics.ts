import type { NotificationTopic } from '#domain/generated/types';

/** Every topic of notifications, and whether it is e-mailed until the person chooses. */
const mailedAtFirst = {
  COMPANY: true,
  COMPLIANCE: true,
  GAMES: true,
  CASINOS: true,
  ACCESS: true,
  // Whoever starts a test run sees how it goes.
  TEST_RUNS: false,
  SUPPORT: true,
  PROMOTIONS: true,
} as const satisfies Record<NotificationTopic, boolean>;

export const notificationTopics = Object.keys(mailedAtFirst) as NotificationTopic[];

export const standardEmailTopics = notificationTopics.filter((topic) => mailedAtFirst[topic]);
