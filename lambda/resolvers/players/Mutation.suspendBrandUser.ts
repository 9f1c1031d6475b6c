import { extensions, util, type Context } from '@aws-appsync/utils';
import type { MutationSuspendBrandUserArgs } from '#domain/generated/types';
import type { BrandAccess } from '../brands/brand-access';
import type { ManagedWrite } from '../brands/managed-write';
import { noteOf } from '../note-of';
import { changedPlayer, changePlayer, type PlayerChange } from './change-player';
import type { PlayerRow } from './player-row';

const change: PlayerChange = { from: ['ACTIVE'], action: 'BRAND_USER_SUSPENDED' };

export function request(ctx: Context<MutationSuspendBrandUserArgs, BrandAccess>) {
  const reason = noteOf(ctx.args);
  const suspendedAt = util.time.nowISO8601();
  const values = { status: 'SUSPENDED', statusReason: reason };
  return changePlayer(ctx, change, values, { reason, unlisted: { suspendedAt } });
}

export function response(ctx: ManagedWrite<MutationSuspendBrandUserArgs, PlayerRow>) {
  const answer = changedPlayer(ctx);
  const { userId } = ctx.args.input;
  extensions.invalidateSubscriptions({ subscriptionField: 'onLeaderboardChange', payload: { userId } });
  return answer;
}
