import { ConditionalCheckFailedException, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { looseObject, number, optional, parse, string, type InferOutput } from 'valibot';
import { guestSessionKey } from '#domain/keys';
import { Refusal } from '#lambda/runtime/refusal';
import { afterRound, demoSessionFields, type PlayedRound } from '#lambda/stores/play/demo-session-store';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

const schema = looseObject({
  ...demoSessionFields,
  /** The UTC hour of the last start, such as `2026-11-23T05`, and how many sessions were started in it. */
  hour: string(),
  starts: number(),
  /** ISO 8601; time of the guest's last round in any session. */
  lastRoundAt: optional(string()),
});

export type GuestSessionRow = InferOutput<typeof schema>;

/** The session of each guest. One row, so that limits apply to all sessions of a guest. */
export interface GuestSessionStore {
  read(guest: string): Promise<GuestSessionRow | undefined>;
  /** Replaces `before`. Fails with `write.collided` if another request has replaced it. */
  open(guest: string, session: GuestSessionRow, before: GuestSessionRow | undefined): Promise<void>;
  /** Writes nothing if another request has already played the round. Returns the session after the round. */
  played(guest: string, session: GuestSessionRow, round: GuestRound): Promise<GuestSessionRow>;
}

interface GuestRound extends Omit<PlayedRound, 'serverSeed'> {
  readonly nextServerSeed: string;
  /** ISO 8601. */
  readonly at: string;
}

export function guestSessionStore(needs: PlayStoreNeeds): GuestSessionStore {
  const { dynamodb, playTable: TableName } = needs;
  return {
    read: (guest) => readPlayRow(needs, guestSessionKey(guest), parseSession),
    open: async (guest, session, before) => {
      const condition =
        before === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'id = :before AND nonce = :nonce',
              ExpressionAttributeValues: marshall({ ':before': before.id, ':nonce': before.nonce }),
            };
      const Item = marshall({ ...guestSessionKey(guest), ...session }, { removeUndefinedValues: true });
      try {
        await dynamodb.send(new PutItemCommand({ TableName, Item, ...condition }));
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) throw new Refusal('write.collided');
        throw error;
      }
    },
    played: async (guest, { id, serverSeed }, { nextServerSeed, at, ...round }) =>
      parseSession(
        await afterRound(needs, guestSessionKey(guest), {
          ...{ id, nextServerSeed, lastRoundAt: at, last: { ...round, serverSeed } },
        }),
      ),
  };
}

const parseSession = (row: unknown) => parse(schema, row);
