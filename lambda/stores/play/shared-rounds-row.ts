import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, number, object, parse, string, type InferOutput } from 'valibot';
import { sharedRoundsKey } from '#domain/keys';

const shared = object({
  replayId: string(),
  roundId: string(),
  /** Seconds since 1970. */
  expiresAt: number(),
});

const schema = object({
  brandId: string(),
  playerId: string(),
  shared: array(shared),
  version: number(),
});

export type SharedRoundEntry = Readonly<InferOutput<typeof shared>>;

/**
 * All rounds that a player shares in a brand, newest first. They are in one row so that a write can check their
 * number.
 */
export type SharedRoundsRow = Readonly<InferOutput<typeof schema>>;

export const parseSharedRounds = (row: unknown): SharedRoundsRow => parse(schema, row);

/** Replaces the row whose version is one lower; the first version is 1. */
export const sharedRoundsPut = (TableName: string, row: SharedRoundsRow): TransactWriteItem => ({
  Put: {
    TableName,
    Item: marshall({ ...row, ...sharedRoundsKey(row.brandId, row.playerId) }),
    ConditionExpression: row.version === 1 ? 'attribute_not_exists(pk)' : '#version = :before',
    ...(row.version > 1 && {
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: marshall({ ':before': row.version - 1 }),
    }),
  },
});

/** Removes the row if it is unchanged. */
export const sharedRoundsDelete = (TableName: string, row: SharedRoundsRow): TransactWriteItem => ({
  Delete: {
    TableName,
    Key: marshall(sharedRoundsKey(row.brandId, row.playerId)),
    ConditionExpression: '#version = :read',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: marshall({ ':read': row.version }),
  },
});
