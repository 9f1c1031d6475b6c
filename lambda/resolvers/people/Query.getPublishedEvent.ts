import { util, type Context } from '@aws-appsync/utils';
import type { PublishedEvent, QueryGetPublishedEventArgs } from '#domain/generated/types';
import { auditPartition, auditSort } from '#domain/keys';
import { publishedKey } from '#domain/keys/public-log';
import { limits } from '#domain/limits';
import { checkId } from '../check-id';
import { refuseFailure } from '../refuse-failure';

export function request(ctx: Context<QueryGetPublishedEventArgs>) {
  const { kind, entityId, at, id } = ctx.args;
  // The entity can be a file.
  checkId('entityId', entityId, limits.objectKey);
  checkId('id', id);
  const key = publishedKey(auditPartition(kind, entityId), auditSort(at, id));
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(key), consistentRead: false };
}

export function response(
  ctx: Context<
    QueryGetPublishedEventArgs,
    Record<string, unknown>,
    undefined,
    undefined,
    PublishedEvent | null
  >,
) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
