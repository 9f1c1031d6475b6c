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
  /**
   * Opens a session for the first guest. Returns the session with the guest who opened it; undefined for an expired one
   * and an unknown secret.
   */
  open(secret: string, guest: string, now: Date): Promise<OpenedLaunch | undefined>;
  /** An opened session; undefined for an expired one and an unknown secret. */
  find(secret: string, now: Date): Promise<OpenedLaunch | undefined>;
}

export type OpenedLaunch = LaunchRow & { readonly guest: string };

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
    find: (secret, now) =>
      readPlayRow(needs, launchKey(nativeTextHash(secret)), (row) => openedLaunch(row, now)),
    open: async (secret, guest, now) => {
      try {
        const { Attributes = {} } = await dynamodb.send(
          new UpdateItemCommand({
            TableName,
            Key: marshall(launchKey(nativeTextHash(secret))),
            UpdateExpression: 'SET guest = :guest',
            ConditionExpression: 'attribute_not_exists(guest) AND opensUntil > :now',
            ExpressionAttributeValues: marshall({ ':guest': guest, ':now': now.toISOString() }),
            ReturnValues: 'ALL_NEW',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return openedLaunch(unmarshall(Attributes), now);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return error.Item && openedLaunch(unmarshall(error.Item), now);
      }
    },
  };
}

/** DynamoDB deletes expired rows some time later. */
function openedLaunch(item: unknown, now: Date): OpenedLaunch | undefined {
  const { guest, ...launch } = parse(schema, item);
  return guest === undefined || launch.expiresAt * 1000 <= now.getTime() ? undefined : { ...launch, guest };
}
