import { GetItemCommand, QueryCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { companyKey, indexes, ownerPartition, withdrawnKey } from '#domain/keys';
import { parseCompanyMembership, type CompanyMembership } from '#lambda/stores/companies/company-membership';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import { withdrawnUpdate } from '#lambda/stores/users/withdrawn-row';

const companySort = companyKey('').sk;

export interface MembershipStep {
  readonly company: CompanyMembership;
  readonly group: UserGroup;
  readonly audit: AuditEntry;
}

/** Stores whether the owners of companies have the group of their approval. Every write can be repeated. */
export interface MembershipStore {
  read(companyId: string): Promise<CompanyMembership | undefined>;
  ofOwner(owner: string): Promise<readonly CompanyMembership[]>;
  /** PENDING → DONE; leaves the review queue and ends the deny row. */
  joined(step: MembershipStep): Promise<void>;
  /** PENDING or LEAVING → NONE without an audit event, because the user no longer exists. */
  dropped(company: CompanyMembership): Promise<void>;
  /** Denies access before the owner is removed from the group. */
  deny(owner: string, group: UserGroup, from: string): Promise<void>;
  /** LEAVING → NONE; for a deleted company, writes only the audit event. */
  left(step: MembershipStep & { readonly rowExists: boolean }): Promise<void>;
}

export function membershipStore({ dynamodb, mainTable, auditTable }: StoreNeeds): MembershipStore {
  const settle = (company: CompanyMembership, to: 'DONE' | 'NONE'): TransactWriteItem => ({
    Update: {
      TableName: mainTable,
      Key: marshall(companyKey(company.id)),
      UpdateExpression: `SET membership = :to REMOVE ${indexes.review}pk, ${indexes.review}sk`,
      ConditionExpression: 'membership = :from',
      ExpressionAttributeValues: marshall({ ':to': to, ':from': company.membership }),
    },
  });
  return {
    read: async (companyId) => {
      const { Item } = await dynamodb.send(
        new GetItemCommand({
          TableName: mainTable,
          Key: marshall(companyKey(companyId)),
          ConsistentRead: true,
        }),
      );
      return Item && parseCompanyMembership(unmarshall(Item));
    },
    ofOwner: async (owner) => {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName: mainTable,
          IndexName: indexes.byOwner,
          KeyConditionExpression: `${indexes.byOwner}pk = :owner`,
          ExpressionAttributeValues: marshall({ ':owner': ownerPartition(owner) }),
          ScanIndexForward: false,
        }),
      );
      const rows = Items.map((row) => unmarshall(row));
      return rows.filter(({ sk }) => sk === companySort).map(parseCompanyMembership);
    },
    joined: async ({ company, group, audit }) => {
      const withdrawn = marshall(withdrawnKey(company.owner, group));
      await transact(dynamodb, [
        settle(company, 'DONE'),
        { Delete: { TableName: mainTable, Key: withdrawn } },
        auditPut(auditTable, audit),
      ]);
    },
    dropped: async (company) => {
      await transact(dynamodb, [settle(company, 'NONE')]);
    },
    deny: async (owner, group, from) => {
      await transact(dynamodb, [withdrawnUpdate(mainTable, owner, group, from)]);
    },
    left: async ({ company, audit, rowExists }) => {
      const presented = auditPut(auditTable, audit);
      await transact(dynamodb, rowExists ? [settle(company, 'NONE'), presented] : [presented]);
    },
  };
}
