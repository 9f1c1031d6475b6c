import { setTimeout as pause } from 'node:timers/promises';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { auditLink, type AuditRow } from '#lambda/stores/audit/audit-chain';
import type { ChainStore } from '#lambda/stores/audit/chain-store';

export function auditRow({ dynamodb }: DynamoDBRecord): AuditRow {
  const row = unmarshall((dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>);
  const { pk, sk }: Record<string, unknown> = row;
  if (typeof pk !== 'string' || typeof sk !== 'string') throw new Error('The stream record is incomplete.');
  return { ...row, pk, sk };
}

const attempts = 10;
const pauseMs = 50;

/** Appends an audit event to the hash chain of its entity. Idempotent for repeated deliveries. */
export const appendToChain =
  ({ chains }: { readonly chains: ChainStore }) =>
  async (row: AuditRow): Promise<void> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const last = await chains.last(row.pk);
      const link = { seq: (last?.seq ?? 0) + 1, eventKey: row.sk, ...auditLink(row, last?.hash) };
      if ((await chains.append(row.pk, link)) !== 'place-taken') return;
      // Readers of several stream shards append to the same chain.
      await pause(pauseMs * attempt * Math.random());
    }
    throw new Error('Other writers extended the chain during every attempt to append to it.');
  };
