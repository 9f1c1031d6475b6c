import { extensions, util, type AppSyncIdentityCognito, type Context } from '@aws-appsync/utils';
import { checkId } from '../check-id';
import type { SubscriptionOnLeaderboardChangeArgs } from '#domain/generated/types';

/** Reads nothing, because leaderboards are public. */
export function request(ctx: Context<SubscriptionOnLeaderboardChangeArgs>) {
  checkId('tournamentId', ctx.args.tournamentId);
  return { payload: null };
}

/** A user's subscription ends when `suspendBrandUser` publishes their id. Guests sign with IAM and have no `sub`. */
export function response(ctx: Context<SubscriptionOnLeaderboardChangeArgs>) {
  const identity = ctx.identity as Partial<AppSyncIdentityCognito> | null | undefined;
  const userId = identity?.sub;
  if (userId)
    extensions.setSubscriptionInvalidationFilter(
      util.transform.toSubscriptionFilter({ userId: { eq: userId } }),
    );
  return null;
}
