import type { Context } from '@aws-appsync/utils';
import type { QueryGetReplayArgs } from '#domain/generated/types';
import { response as answer } from '../invoke-function';
import { parseId } from '../parse-id';

/** The function does not get the caller, because a replay is the same for everybody. */
export function request(ctx: Context<QueryGetReplayArgs>) {
  const id = parseId(ctx.args.id, 'replay.missing');
  return { operation: 'Invoke', payload: { arguments: { id } } };
}

export const response = answer;
