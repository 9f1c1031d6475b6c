import { util, type Context } from '@aws-appsync/utils';
import type { FileCheck, QueryGetFileCheckArgs } from '#domain/generated/types';
import { fileKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { imagePrefix, isDocumentOf } from '#domain/uploads';
import { callerOf } from '../caller';
import { checkRequired } from '../check-text';
import { refuse } from '../refuse';
import { refuseFailure } from '../refuse-failure';

/** All users can read the check of an image. Users can read those of their own documents, and admins all. */
export function request(ctx: Context<QueryGetFileCheckArgs>) {
  checkRequired('key', ctx.args.key, 1, limits.upload.key);
  const { sub, isAdmin } = callerOf(ctx);
  const mayAsk = ctx.args.key.startsWith(imagePrefix) || isAdmin || isDocumentOf(ctx.args.key, sub);
  if (!mayAsk) refuse('file.not-yours', { field: 'key' });
  const key = util.dynamodb.toMapValues(fileKey(ctx.args.key));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(
  ctx: Context<QueryGetFileCheckArgs, Record<string, unknown>, undefined, undefined, FileCheck | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  const { state, reason } = ctx.result ?? { state: 'UNCHECKED', reason: null };
  return { key: ctx.args.key, state, reason };
}
