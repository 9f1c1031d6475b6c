import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { firstPrevHash, linkHash, type AuditRow } from '#lambda/stores/audit-chain';
import type { AuditChainStore } from '#lambda/stores/audit-chain-store';

const attempts = 5;

export function auditRow({ dynamodb }: DynamoDBRecord): AuditRow {
  const row = unmarshall((dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>);
  const { pk, sk }: Record<string, unknown> = row;
  if (typeof pk !== 'string' || typeof sk !== 'string') throw new Error('The stream record is not whole.');
  return { ...row, pk, sk };
}

/** Puts an audit event at the end of its entity's chain, once, however often it is delivered. */
export const appendToChain =
  ({ chains }: { readonly chains: AuditChainStore }) =>
  async (row: AuditRow): Promise<void> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const last = await chains.last(row.pk);
      const prevHash = last?.hash ?? firstPrevHash;
      const link = { seq: (last?.seq ?? 0) + 1, eventKey: row.sk, prevHash, hash: linkHash(prevHash, row) };
      if ((await chains.append(row.pk, link)) !== 'place-taken') return;
    }
    throw new Error('The chain grew under every attempt to append to it.');
  };
