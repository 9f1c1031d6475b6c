import { ConditionalCheckFailedException, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { looseObject, number, object, optional, parse, string, type InferOutput } from 'valibot';
import { demoSessionKey } from '#domain/keys';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

const playedRoundSchema = object({
  nonce: number(),
  clientSeed: string(),
  bet: number(),
  /** Hexadecimal; revealed with the round. */
  serverSeed: string(),
});

export const demoSessionFields = {
  id: string(),
  sub: string(),
  gameId: string(),
  versionId: string(),
  mathModelHash: string(),
  /** The number of the next round. */
  nonce: number(),
  /** Secret server seed of the next round, hexadecimal. */
  serverSeed: string(),
  /** The previous round, so that its response can be repeated. */
  last: optional(playedRoundSchema),
  /** Seconds since 1970. DynamoDB deletes the row some time after it. */
  expiresAt: number(),
};
const schema = looseObject(demoSessionFields);

export type PlayedRound = InferOutput<typeof playedRoundSchema>;
export type DemoSessionRow = InferOutput<typeof schema>;

/** Game sessions with practice coins. */
export interface DemoSessionStore {
  open(session: DemoSessionRow): Promise<void>;
  read(id: string): Promise<DemoSessionRow | undefined>;
  /** Writes nothing if another request has played the round. Returns the current session. */
  played(id: string, last: PlayedRound, nextServerSeed: string): Promise<DemoSessionRow>;
}

export function demoSessionStore(needs: PlayStoreNeeds): DemoSessionStore {
  const { dynamodb, playTable: TableName } = needs;
  return {
    open: async (session) => {
      const Item = marshall({ ...demoSessionKey(session.id), ...session });
      await dynamodb.send(
        new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      );
    },
    read: (id) => readPlayRow(needs, demoSessionKey(id), parseSession),
    played: async (id, last, nextServerSeed) =>
      parseSession(await afterRound(needs, demoSessionKey(id), { last, nextServerSeed })),
  };
}

interface RoundWrite {
  readonly last: PlayedRound;
  readonly nextServerSeed: string;
  /** Set as well. */
  readonly lastRoundAt?: string;
  /** The session that the row must still have. */
  readonly id?: string;
}

/** Writes a round, unless another request has played it. Returns the current row. */
export async function afterRound(
  { dynamodb, playTable: TableName }: PlayStoreNeeds,
  key: ReturnType<typeof demoSessionKey>,
  { last, nextServerSeed, lastRoundAt, id }: RoundWrite,
): Promise<unknown> {
  try {
    const { Attributes = {} } = await dynamodb.send(
      new UpdateItemCommand({
        TableName,
        Key: marshall(key),
        UpdateExpression: `SET nonce = :next, serverSeed = :seed, #last = :last${lastRoundAt === undefined ? '' : ', lastRoundAt = :at'}`,
        ConditionExpression: `${id === undefined ? '' : 'id = :id AND '}nonce = :played AND serverSeed = :revealed`,
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: marshall(
          {
            ...{ ':played': last.nonce, ':revealed': last.serverSeed, ':id': id },
            ...{ ':next': last.nonce + 1, ':seed': nextServerSeed, ':last': last, ':at': lastRoundAt },
          },
          { removeUndefinedValues: true },
        ),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return unmarshall(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException && error.Item) return unmarshall(error.Item);
    throw error;
  }
}

const parseSession = (row: unknown) => parse(schema, row);
