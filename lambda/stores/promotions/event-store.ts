import { PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string, type InferOutput } from 'valibot';
import { indexes } from '#domain/keys';
import {
  invitationKey,
  invitationSorts,
  playerClaimsPartition,
  promotionInvitationsPartition,
  settlementKey,
  settlementSorts,
} from '#domain/keys/promotions';
import { Refusal } from '#lambda/runtime/refusal';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import type { ClaimingPlayer } from '#lambda/stores/promotions/claim-store';
import { readRow } from '#lambda/stores/read-row';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

const invitationSchema = object({
  /** A ULID. */
  id: string(),
  brandId: string(),
  playerId: string(),
  promotionId: string(),
  period: string(),
  /** The manager as a user. */
  createdBy: string(),
  createdAt: string(),
});

/** A player's invitation to a promotion with the trigger MANUAL. */
export type InvitationRow = Readonly<InferOutput<typeof invitationSchema>>;

/** The settlement of a tournament in which the player has a rank. */
export interface Settlement extends ClaimingPlayer {
  readonly tournamentId: string;
  /** ISO 8601. */
  readonly settledAt: string;
}

export interface InvitationPage {
  readonly rows: readonly InvitationRow[];
  /** The id after which the next page begins; undefined at the end. */
  readonly last: string | undefined;
}

/** Events of players that promotions react to and that no other row records. */
export interface EventStore {
  /** A player's invitation for a period. */
  invitation(
    player: ClaimingPlayer,
    of: Pick<InvitationRow, 'promotionId' | 'period'>,
  ): Promise<InvitationRow | undefined>;
  /** The times of a player's invitations to a promotion, in milliseconds since 1970, in order. */
  invitedAt(player: ClaimingPlayer, promotionId: string): Promise<readonly number[]>;
  /** The times at which the player's tournaments were settled, in milliseconds since 1970, in order. */
  settledAt(player: ClaimingPlayer, since: Date): Promise<readonly number[]>;
  /** The invitations to a promotion, newest first, before the one with the id `before`. */
  invitations(promotionId: string, limit: number, before: string | undefined): Promise<InvitationPage>;
  /** For a transaction. A second invitation for the period is `write.collided`, and found when the caller starts over. */
  insert(invitation: InvitationRow): GuardedItem;
  /** Writes the same row again if it is repeated. */
  recordSettlement(settlement: Settlement): Promise<void>;
}

const parseInvitation = (row: unknown): InvitationRow => parse(invitationSchema, row);

export function eventStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EventStore {
  const { dynamodb, mainTable: TableName } = needs;
  const events = ({ brandId, playerId }: ClaimingPlayer, between: readonly [string, string]) =>
    rowsOfPartition(needs, {
      table: TableName,
      partition: playerClaimsPartition(brandId, playerId),
      between,
    });
  return {
    invitation: ({ brandId, playerId }, of) =>
      readRow(needs, invitationKey(brandId, playerId, of), parseInvitation),
    invitedAt: async (player, promotionId) =>
      (await events(player, invitationSorts(promotionId)))
        .map((row) => Date.parse(parseInvitation(row).createdAt))
        .sort((one, other) => one - other),
    settledAt: async (player, since) =>
      (await events(player, settlementSorts(since.toISOString()))).map((row) =>
        Date.parse(parse(object({ settledAt: string() }), row).settledAt),
      ),
    invitations: async (promotionId, limit, before) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: indexes.byOwner,
          KeyConditionExpression: `gsi1pk = :of${before === undefined ? '' : ' AND gsi1sk < :before'}`,
          ExpressionAttributeValues: marshall(
            { ':of': promotionInvitationsPartition(promotionId), ':before': before },
            { removeUndefinedValues: true },
          ),
          ScanIndexForward: false,
          Limit: limit + 1,
        }),
      );
      const rows = Items.slice(0, limit).map((item) => parseInvitation(unmarshall(item)));
      return { rows, last: Items.length > limit ? rows.at(-1)?.id : undefined };
    },
    insert: (invitation) => ({
      write: {
        Put: {
          TableName,
          Item: marshall({
            ...invitationKey(invitation.brandId, invitation.playerId, invitation),
            ...invitation,
            gsi1pk: promotionInvitationsPartition(invitation.promotionId),
            gsi1sk: invitation.id,
          }),
          ...ifUnchanged(0),
        },
      },
      otherwise: new Refusal('write.collided'),
    }),
    recordSettlement: async ({ brandId, playerId, tournamentId, settledAt }) => {
      await dynamodb.send(
        new PutItemCommand({
          TableName,
          Item: marshall({
            ...settlementKey(brandId, playerId, { tournamentId, settledAt }),
            tournamentId,
            settledAt,
          }),
        }),
      );
    },
  };
}
