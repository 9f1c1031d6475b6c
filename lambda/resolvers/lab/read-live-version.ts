import { util, type Context } from '@aws-appsync/utils';
import type { LiveVersion, QueryGetGameCertificateArgs } from '#domain/generated/types';
import { gameVersionKey } from '#domain/keys';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';
import type { VersionRow } from '../versions/version-row';

type OfLive<Result> = Context<
  QueryGetGameCertificateArgs,
  Record<string, unknown>,
  { result: LiveVersion },
  undefined,
  Result
>;

/** Reads the live version to get the id of the run that certified it. */
export function request(ctx: OfLive<undefined>) {
  const key = gameVersionKey(ctx.args.gameId, ctx.prev.result.versionId);
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(key) };
}

export function response(ctx: OfLive<VersionRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result?.certifiedRunId ?? refuse('run.missing');
}
