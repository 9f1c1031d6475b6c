import { AwsError } from '#local/platform/aws-error';
import { realChanges } from './change-streams';
import type { EngineApi } from './engine-api';
import { listOf, objectOf, parseObject, textOf, type JsonObject } from '#local/platform/json-shape';

/**
 * Shard iterators contain the ARN of their stream, because a GetRecords request has no other value for permission
 * checks.
 */
interface Iterator {
  readonly streamArn: string;
  readonly iterator: string;
}

const seal = (iterator: Iterator) => Buffer.from(JSON.stringify(iterator)).toString('base64url');

function unseal(sealed: unknown): Iterator {
  try {
    const { streamArn, iterator } = parseObject(Buffer.from(textOf(sealed) ?? '', 'base64url').toString());
    if (typeof streamArn === 'string' && typeof iterator === 'string') return { streamArn, iterator };
  } catch {
    // Invalid JSON gets the same error as an unknown iterator.
  }
  throw new AwsError('ValidationException', 'Invalid ShardIterator.');
}

/** The request with the values for permission checks: for GetRecords, the stream of its iterator. */
export const withStreamArn = (operation: string, input: JsonObject): JsonObject =>
  operation === 'GetRecords' ? { ...input, StreamArn: unseal(input.ShardIterator).streamArn } : input;

export async function getShardIterator(api: EngineApi, input: JsonObject): Promise<JsonObject> {
  const { ShardIterator } = await api.call('GetShardIterator', input);
  const streamArn = textOf(input.StreamArn) ?? '';
  return { ShardIterator: seal({ streamArn, iterator: textOf(ShardIterator) ?? '' }) };
}

export async function getRecords(api: EngineApi, input: JsonObject): Promise<JsonObject> {
  const { streamArn, iterator } = unseal(input.ShardIterator);
  const { StreamArn: _, ...request } = input;
  const answer = await api.call('GetRecords', { ...request, ShardIterator: iterator });
  const next = textOf(answer.NextShardIterator);
  return {
    Records: realChanges(streamArn, listOf(answer.Records).map(objectOf)),
    ...(next === undefined ? {} : { NextShardIterator: seal({ streamArn, iterator: next }) }),
  };
}
