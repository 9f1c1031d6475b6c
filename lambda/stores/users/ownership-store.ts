import { QueryCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import { companyKey, indexes, ownerLockKey, ownerPartition, statusSort, withdrawnKey } from '#domain/keys';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import type { Withdrawable } from '#lambda/stores/users/withdrawn-row';

const schema = object({
  id: string(),
  owner: string(),
  kind: nullish(picklist(['PROVIDER', 'OPERATOR']), null),
  status: picklist(['DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'SUSPENDED', 'CLOSED']),
  membership: picklist(['NONE', 'PENDING', 'DONE', 'LEAVING']),
  version: number(),
  /** When an admin approved or reinstated it. */
  reviewedAt: nullish(string(), null),
});

const idSchema = object({ id: string() });
const withdrawnSchema = object({ withdrawnAt: string(), identityId: optional(string()) });
const lockSchema = object({ companyId: string() });

/** When access was withdrawn, in ISO 8601, and the identity whose files are deleted with the account. */
export type WithdrawnRow = Readonly<InferOutput<typeof withdrawnSchema>>;

/** The fields of a company that matter when its owner loses access. */
export type OwnedCompany = Readonly<InferOutput<typeof schema>>;

export interface OwnershipEnd {
  readonly company: OwnedCompany;
  readonly to: 'SUSPENDED' | 'CLOSED';
  /** The reason that the owner and admins see. */
  readonly reason: string;
  readonly audit: AuditEntry;
}

/** The entities of a user who loses a group or their account. */
export interface OwnershipStore {
  /** Undefined if the user has the access. */
  withdrawn(sub: string, what: Withdrawable): Promise<WithdrawnRow | undefined>;
  /** All companies of a user, read consistently. */
  companiesOf(owner: string): Promise<readonly OwnedCompany[]>;
  /** Returns false, and writes nothing, if the company has changed since it was read. */
  end(end: OwnershipEnd): Promise<boolean>;
}

export function ownershipStore(needs: StoreNeeds): OwnershipStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const company = (id: string) => readRow(needs, companyKey(id), (row) => parse(schema, row));
  return {
    withdrawn: (sub, what) => readRow(needs, withdrawnKey(sub, what), (row) => parse(withdrawnSchema, row)),
    companiesOf: async (owner) => {
      // The index may not contain a new company yet, but the lock of the open company does.
      const open = await readRow(needs, ownerLockKey(owner), (row) => parse(lockSchema, row).companyId);
      const ids = new Set(open === undefined ? [] : [open]);
      let ExclusiveStartKey: QueryCommand['input']['ExclusiveStartKey'];
      do {
        const page = await dynamodb.send(
          new QueryCommand({
            TableName,
            IndexName: indexes.byOwner,
            KeyConditionExpression: `${indexes.byOwner}pk = :owner`,
            ExpressionAttributeValues: marshall({ ':owner': ownerPartition(owner) }),
            ExclusiveStartKey,
          }),
        );
        for (const row of page.Items ?? []) ids.add(parse(idSchema, unmarshall(row)).id);
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      const found = await Promise.all([...ids].map(company));
      return found.filter((one) => one !== undefined);
    },
    end: async ({ company: read, to, reason, audit }) => {
      const writes: TransactWriteItem[] = [
        { Update: companyUpdate(TableName, read, to, reason, audit.at) },
        auditPut(auditTable, { ...audit, reason }),
      ];
      if (to === 'CLOSED') writes.push(lockDelete(TableName, read));
      const failed = await transact(dynamodb, writes);
      return failed.length === 0;
    },
  };
}

function companyUpdate(
  TableName: string,
  { id, status, membership, version }: OwnedCompany,
  to: OwnershipEnd['to'],
  reason: string,
  at: string,
) {
  const leaves = membership === 'DONE' || membership === 'PENDING';
  return {
    TableName,
    Key: marshall(companyKey(id)),
    UpdateExpression:
      'SET #status = :to, #active = :no, approved = :approved, membership = :membership, reviewNote = :reason, ' +
      `#version = :next, updatedAt = :at, ${indexes.byStatus}sk = :place ` +
      `REMOVE ${indexes.review}pk, ${indexes.review}sk`,
    ConditionExpression: '#version = :read AND #status = :status AND membership = :was',
    ExpressionAttributeNames: { '#status': 'status', '#active': 'active', '#version': 'version' },
    ExpressionAttributeValues: marshall({
      ':to': to,
      ':no': false,
      ':approved': to === 'SUSPENDED',
      ':membership': leaves ? 'LEAVING' : membership,
      ':reason': reason,
      ':next': version + 1,
      ':at': at,
      ':place': statusSort(to, id),
      ':read': version,
      ':status': status,
      ':was': membership,
    }),
  };
}

const lockDelete = (TableName: string, { id, owner }: OwnedCompany): TransactWriteItem => ({
  Delete: {
    TableName,
    Key: marshall(ownerLockKey(owner)),
    ConditionExpression: 'attribute_not_exists(pk) OR companyId = :id',
    ExpressionAttributeValues: marshall({ ':id': id }),
  },
});
