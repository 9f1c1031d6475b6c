import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { appendToChain, auditRow } from '#lambda/functions/chain-audit/append-to-chain';
import { environment } from '#lambda/functions/chain-audit/env';
import { chainStore } from '#lambda/stores/audit/chain-store';
import { inOrder } from '#lambda/stream-batch';

const { AUDIT_TABLE: auditTable } = environment();
const append = appendToChain({ chains: chainStore({ dynamodb: new DynamoDBClient(), table: auditTable }) });

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('chain-audit', event, (record) => append(auditRow(record)));
