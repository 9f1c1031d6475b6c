import { QueryCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { adminCountKey, adminKey } from '#domain/keys';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

/** The register of admins: the admins, and the number that protects the last admin. */
export interface AdminRegister {
  readonly subs: readonly string[];
  /** Undefined before the first admin. */
  readonly count: number | undefined;
}

export interface AdminRegisterStore {
  read(): Promise<AdminRegister>;
  /** Returns false, and writes nothing, if the register has changed since it was read. */
  correct(seen: AdminRegister, subs: readonly string[]): Promise<boolean>;
}

/** One transaction holds 100 writes; the count is one of them. */
const changesAtOnce = 99;

export function adminRegisterStore({
  dynamodb,
  mainTable,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): AdminRegisterStore {
  return {
    read: async () => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName: mainTable,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: marshall({ ':pk': adminCountKey.pk }),
        }),
      );
      const rows = Items.map((row) => unmarshall(row));
      const count: unknown = rows.find(({ sk }) => sk === adminCountKey.sk)?.admins;
      return {
        subs: rows.flatMap(({ sub }) => (typeof sub === 'string' ? [sub] : [])),
        count: typeof count === 'number' ? count : undefined,
      };
    },
    correct: async (seen, subs) => {
      const joined = subs.filter((sub) => !seen.subs.includes(sub));
      const gone = seen.subs.filter((sub) => !subs.includes(sub));
      const changes: TransactWriteItem[] = [
        ...joined.map((sub) => ({
          Put: { TableName: mainTable, Item: marshall({ ...adminKey(sub), sub }) },
        })),
        ...gone.map((sub) => ({ Delete: { TableName: mainTable, Key: marshall(adminKey(sub)) } })),
      ];
      if (changes.length > changesAtOnce)
        throw new Error('More admins have changed than one transaction can correct.');
      const failed = await transact(dynamodb, [countPut(mainTable, seen, subs.length), ...changes]);
      return failed.length === 0;
    },
  };
}

function countPut(mainTable: string, seen: AdminRegister, admins: number): TransactWriteItem {
  const Item = marshall({ ...adminCountKey, admins });
  return seen.count === undefined
    ? { Put: { TableName: mainTable, Item, ConditionExpression: 'attribute_not_exists(pk)' } }
    : {
        Put: {
          TableName: mainTable,
          Item,
          ConditionExpression: 'admins = :seen',
          ExpressionAttributeValues: marshall({ ':seen': seen.count }),
        },
      };
}
