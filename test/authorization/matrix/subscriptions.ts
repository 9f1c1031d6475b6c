import type { Subscription } from '#domain/generated/types';
import { everybodyGenuine, type Permissions } from './permissions';

/** Who may subscribe. `attacks/subscriptions.test.ts` tries every identity, because requests over HTTP cannot. */
export const subscriptionMatrix = {
  'Subscription.onLeaderboardChange': everybodyGenuine,
} as const satisfies Readonly<Record<`Subscription.${keyof Subscription}`, Permissions>>;
