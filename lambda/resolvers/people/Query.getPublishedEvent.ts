import { util, type Context } from '@aws-appsync/utils';
import type { PublishedEvent, QueryGetPublishedEventArgs } from '#domain/generated/types';
import { auditPartition, auditSort } from '#domain/keys';
import { publishedKey } from '#domain/keys/public-log';
import { checkLine } from '../check-text';
import { refuseFailure } from '../refuse-failure';

/** Maximum length of a file's key. */
const longest = 1024;
const longestId = 64;

export function request(ctx: Context<QueryGetPublishedEventArgs>) {
  const { kind, entityId, at, id } = ctx.args;
  checkLine('entityId', entityId, longest);
  checkLine('id', id, longestId);
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
