import { BatchWriteItemCommand, DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { CompanyStatus } from '#domain/generated/types';
import {
  companiesPartition,
  companyKey,
  ownedCompanySort,
  ownerLockKey,
  ownerPartition,
  reviewPartition,
  reviewSort,
  statusSort,
} from '#domain/keys';
import { ulid } from '#lambda/ulid';
import type { Stage } from './stage';

/** A company as the resolvers would have left it, without waiting for what follows from approvals. */
export async function givenCompany(
  stage: Stage,
  owner: string,
  status: CompanyStatus,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const now = new Date();
  const at = now.toISOString();
  const id = ulid(now);
  const waiting = {
    submittedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'COMPANY', id),
  };
  const company = {
    ...companyKey(id),
    id,
    owner,
    kind: 'PROVIDER',
    name: 'Blue Reef',
    status,
    membership: 'NONE',
    approved: status === 'APPROVED' || status === 'SUSPENDED',
    active: status === 'APPROVED',
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: ownerPartition(owner),
    gsi1sk: ownedCompanySort(id),
    gsi2pk: companiesPartition,
    gsi2sk: statusSort(status, id),
    ...(status === 'SUBMITTED' ? waiting : {}),
    // What withdrew the owner's access earlier does not end what was approved later.
    ...(status === 'APPROVED' ? { reviewedAt: at } : {}),
    ...more,
  };
  await put(stage, company, { ...ownerLockKey(owner), companyId: id });
  return id;
}

/** Lets a person start a company although they were given some. */
export const freeOwner = ({ dynamodb, tables }: Stage, owner: string) =>
  dynamodb.send(new DeleteItemCommand({ TableName: tables.main, Key: marshall(ownerLockKey(owner)) }));

type Row = Readonly<Record<string, unknown>>;

export const put = (stage: Stage, ...rows: readonly Row[]) => putIn(stage, { main: rows });

/** At most 25 rows. */
export async function putIn(
  { dynamodb, tables }: Stage,
  rows: Readonly<Partial<Record<keyof Stage['tables'], readonly Row[]>>>,
): Promise<void> {
  const putsOf = (items: readonly Row[]) =>
    items.map((row) => ({ PutRequest: { Item: marshall(row, { removeUndefinedValues: true }) } }));
  const puts = Object.entries(rows)
    .filter(([, items]) => items.length > 0)
    .map(([table, items]) => [tables[table as keyof Stage['tables']], putsOf(items)] as const);
  const { UnprocessedItems } = await dynamodb.send(
    new BatchWriteItemCommand({ RequestItems: Object.fromEntries(puts) }),
  );
  if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error('The tables are busy.');
}
