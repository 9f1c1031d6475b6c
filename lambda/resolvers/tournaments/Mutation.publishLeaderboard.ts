import { util, type Context } from '@aws-appsync/utils';
import { checkId } from '../check-id';
import { refuseFailure } from '../refuse-failure';
import type { MutationPublishLeaderboardArgs } from '#domain/generated/types';

/** Writes nothing. AppSync sends the result to the subscribers of the leaderboard. */
export function request(ctx: Context<MutationPublishLeaderboardArgs>) {
  const { tournamentId, standings } = ctx.args.input;
  checkId('tournamentId', tournamentId);
  for (const { entryId } of standings) checkId('standings.entryId', entryId);
  return {
    payload: {
      tournamentId,
      standings: standings.map((standing) => ({ ...standing, name: null })),
      at: util.time.nowISO8601(),
    },
  };
}

export function response(ctx: Context<object, object, undefined, undefined, object>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
