import { ConditionalCheckFailedException, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { nullish, object, parse, picklist, string, type InferOutput } from 'valibot';
import { signatureWindowSeconds } from '@novalink/wallet-contract/signed-text';
import { apiKeyKey, companyKey, requestCountKey, usedSignatureKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { parseApiKey, type ApiKeyRow } from '#lambda/stores/api-keys/api-key-row';
import { readRows } from '#lambda/stores/read-rows';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

const companySchema = object({ status: string(), kind: nullish(picklist(['PROVIDER', 'OPERATOR'])) });

export interface FoundKey {
  readonly key: ApiKeyRow;
  readonly company: InferOutput<typeof companySchema>;
}

/** What is read and written for each signed request. */
export interface SignedRequestStore {
  /** The key with its company, as they are now. */
  find(keyId: string): Promise<FoundKey | undefined>;
  /** Returns whether the signature is used for the first time. */
  useOnce(keyId: string, signature: string, now: Date): Promise<boolean>;
  /** Returns whether the key may send another request now. */
  count(keyId: string, now: Date): Promise<boolean>;
  /** Records the last use, at most once a minute. */
  markUsed(key: ApiKeyRow, now: Date): Promise<void>;
}

const { requests, lastUseSeconds } = limits.apiKey;

export function signedRequestStore({
  dynamodb,
  mainTable,
  playTable,
}: PlayStoreNeeds & Pick<StoreNeeds, 'mainTable'>): SignedRequestStore {
  return {
    find: async (keyId) => {
      // Only the exact id: the signature does not cover it, and other spellings of it could repeat a request.
      const [, companyId, id] = /^(\w{1,50})\.(\w{1,50})$/.exec(keyId) ?? [];
      if (companyId === undefined || id === undefined) return undefined;
      const [keyRow, companyRow] = await readRows({ dynamodb }, [
        { table: mainTable, key: apiKeyKey(companyId, id) },
        { table: mainTable, key: companyKey(companyId) },
      ]);
      if (keyRow === undefined || companyRow === undefined) return undefined;
      return { key: parseApiKey(keyRow), company: parse(companySchema, companyRow) };
    },
    useOnce: (keyId, signature, now) =>
      written(
        dynamodb.send(
          new PutItemCommand({
            TableName: playTable,
            Item: marshall({
              ...usedSignatureKey(keyId, signature),
              // A timestamp can be ahead by the window, and is then valid for another one.
              expiresAt: secondsOf(now) + 2 * signatureWindowSeconds + 60,
            }),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        ),
      ),
    count: (keyId, now) =>
      written(
        dynamodb.send(
          new UpdateItemCommand({
            TableName: playTable,
            Key: marshall(requestCountKey(keyId, Math.floor(secondsOf(now) / requests.windowSeconds))),
            UpdateExpression: 'ADD requests :one SET expiresAt = :later',
            ConditionExpression: 'attribute_not_exists(requests) OR requests < :most',
            ExpressionAttributeValues: marshall({
              ':one': 1,
              ':most': requests.most,
              ':later': secondsOf(now) + 60,
            }),
          }),
        ),
      ),
    markUsed: async (key, now) => {
      const before = new Date(now.getTime() - lastUseSeconds * 1000).toISOString();
      if (key.lastUsedAt !== undefined && key.lastUsedAt > before) return;
      await written(
        dynamodb.send(
          new UpdateItemCommand({
            TableName: mainTable,
            Key: marshall(apiKeyKey(key.companyId, key.id)),
            UpdateExpression: 'SET lastUsedAt = :now',
            ConditionExpression:
              'attribute_exists(pk) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt < :before)',
            ExpressionAttributeValues: marshall({ ':now': now.toISOString(), ':before': before }),
          }),
        ),
      );
    },
  };
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Returns false if the condition of the write failed. */
const written = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    },
  );
