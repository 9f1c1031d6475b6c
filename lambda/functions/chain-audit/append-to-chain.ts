import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { appendLinks } from '#lambda/stores/audit/append-links';
import { auditLink, type AuditRow } from '#lambda/stores/audit/audit-chain';
import type { ChainStore } from '#lambda/stores/audit/chain-store';

export function auditRow({ dynamodb }: DynamoDBRecord): AuditRow {
  const row = unmarshall((dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>);
  const { pk, sk }: Record<string, unknown> = row;
  if (typeof pk !== 'string' || typeof sk !== 'string') throw new Error('The stream record is not whole.');
  return { ...row, pk, sk };
}

/** Puts an audit event at the end of its entity's chain, once, however often it is delivered. */
export const appendToChain =
  ({ chains }: { readonly chains: ChainStore }) =>
  (row: AuditRow): Promise<void> =>
    appendLinks(chains)(row.pk, [{ eventKey: row.sk, hashAfter: (prevHash) => auditLink(row, prevHash) }]);
