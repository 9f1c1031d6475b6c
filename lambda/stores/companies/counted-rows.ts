import { marshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import { companyKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { type GuardedItem, stillIn } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { readRow } from '#lambda/stores/read-row';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The key of the row that counts how many rows a company ever had in a partition, so that two additions at once collide. */
interface CountKey {
  readonly pk: string;
  readonly sk: string;
}

export interface CompanyOwner {
  readonly owner: string;
  readonly status: string;
}

type Needs = Pick<StoreNeeds, 'dynamodb' | 'mainTable'>;

/** Undefined if the company does not exist. */
export const companyOwner =
  (needs: Needs) =>
  (companyId: string): Promise<CompanyOwner | undefined> =>
    readRow(needs, companyKey(companyId), (row) => parse(object({ owner: string(), status: string() }), row));

/** The rows of a partition, newest first, and the number that was ever created. */
export async function countedRows(needs: Needs, { pk: partition, sk: countSort }: CountKey) {
  const rows = await rowsOfPartition(needs, { table: needs.mainTable, partition });
  const count = rows.find(({ sk }) => sk === countSort);
  const created = count ? parse(object({ version: number() }), count).version : 0;
  return { rows: rows.filter((row) => row !== count).reverse(), created };
}

const collided = new Refusal('write.collided');

/** Counts a new row. `created` is the number that was read. */
export const oneMore = (TableName: string, key: CountKey, created: number): GuardedItem => ({
  write: { Put: { TableName, Item: marshall({ ...key, version: created + 1 }), ...ifUnchanged(created) } },
  otherwise: collided,
});

/** Requires that a company is still approved. */
export const stillApproved = (TableName: string, companyId: string): GuardedItem => ({
  write: {
    ConditionCheck: {
      TableName,
      Key: marshall(companyKey(companyId)),
      ConditionExpression: '#status = :approved',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':approved': 'APPROVED' }),
    },
  },
  otherwise: collided,
});

/** Requires that the caller still has the access in their token. */
export const callersAccess = ({ sub, isAdmin }: Caller, mainTable: string): readonly GuardedItem[] =>
  stillIn(isAdmin ? 'ADMINS' : 'ACCOUNT', sub, mainTable);
