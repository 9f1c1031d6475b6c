import { ConditionalCheckFailedException, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import { launchKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { launchedPlayerSchema } from '#lambda/stores/launches/launched-player';
import { readPlayRow } from '#lambda/stores/read-row';
import type { PlayStoreNeeds } from '#lambda/stores/store-needs';

const schema = object({
  /** The id of the session. */
  id: string(),
  mode: picklist(['DEMO', 'PLAY']),
  brandId: string(),
  gameId: string(),
  returnUrl: string(),
  lang: nullish(string(), null),
  device: nullish(picklist(['DESKTOP', 'MOBILE']), null),
  country: string(),
  /** In mode PLAY: the player in the wallet of the operator. */
  player: optional(launchedPlayerSchema),
  /** ISO 8601. Until then, the first guest can open it. */
  opensUntil: string(),
  /** The guest who opened it. */
  guest: optional(string()),
  /** Seconds since 1970. */
  expiresAt: number(),
});

export type LaunchRow = Readonly<InferOutput<typeof schema>>;

/** The sessions that servers of operators requested. Only the hash of their secrets is stored. */
export interface LaunchStore {
  create(secret: string, launch: Omit<LaunchRow, 'guest' | 'expiresAt'>, now: Date): Promise<void>;
  /** Undefined for an expired session and an unknown secret. */
  find(secret: string, now: Date): Promise<LaunchRow | undefined>;
  /** Opens a session for the first guest. Returns the guest who opened it; undefined if it cannot be opened any more. */
  open(secret: string, guest: string, now: Date): Promise<string | undefined>;
}

export function launchStore(needs: PlayStoreNeeds): LaunchStore {
  const { dynamodb, playTable: TableName } = needs;
  return {
    create: async (secret, launch, now) => {
      const expiresAt = Math.floor(now.getTime() / 1000) + limits.launch.keptHours * 3600;
      const Item = marshall({ ...launchKey(nativeTextHash(secret)), ...launch, expiresAt });
      await dynamodb.send(
        new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
      );
    },
    find: async (secret, now) => {
      const launch = await readPlayRow(needs, launchKey(nativeTextHash(secret)), (row) => parse(schema, row));
      // DynamoDB deletes expired rows some time later.
      return launch && launch.expiresAt * 1000 > now.getTime() ? launch : undefined;
    },
    open: async (secret, guest, now) => {
      try {
        await dynamodb.send(
          new UpdateItemCommand({
            TableName,
            Key: marshall(launchKey(nativeTextHash(secret))),
            UpdateExpression: 'SET guest = :guest',
            ConditionExpression: 'attribute_not_exists(guest) AND opensUntil > :now',
            ExpressionAttributeValues: marshall({ ':guest': guest, ':now': now.toISOString() }),
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return guest;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return error.Item && parse(schema, unmarshall(error.Item)).guest;
      }
    },
  };
}
