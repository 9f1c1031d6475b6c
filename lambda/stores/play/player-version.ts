import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { is, number, object } from 'valibot';
import { playKey } from '#domain/keys';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';

/**
 * For a transaction that writes a player's row in `Main`: rounds that were started with the previous row
 * fail. Every writer of that row needs it; the PLAY row has nothing else until the first session.
 */
export const playerVersionUpdate = (
  TableName: string,
  { brandId, playerId, version }: Pick<BrandUserRow, 'brandId' | 'playerId' | 'version'>,
): TransactWriteItem => ({
  Update: {
    TableName,
    Key: marshall(playKey(brandId, playerId)),
    UpdateExpression: 'SET playerVersion = :version',
    ExpressionAttributeValues: marshall({ ':version': version }),
  },
});

/** Whether the player of a PLAY row has started a session. */
export const hasBegun = (row: unknown): boolean => is(object({ version: number() }), row);
