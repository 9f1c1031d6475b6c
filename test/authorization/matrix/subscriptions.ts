import type { Subscription } from '#domain/generated/types';
import { everybodyGenuine, type Permissions } from './permissions';

/**
 * Permissions for subscriptions. `attacks/subscriptions.test.ts` tests every identity, because this is not possible
 * with requests over HTTP.
 */
export const subscriptionMatrix = {
  'Subscription.onLeaderboardChange': everybodyGenuine,
} as const satisfies Readonly<Record<`Subscription.${keyof Subscription}`, Permissions>>;
