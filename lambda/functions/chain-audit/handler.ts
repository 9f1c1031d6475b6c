import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { appendToChain } from '#lambda/functions/chain-audit/append-to-chain';
import { environment } from '#lambda/functions/chain-audit/env';
import { followAudit } from '#lambda/functions/chain-audit/follow-audit';
import { drawSalt } from '#lambda/services/public-audit/draw-salt';
import { publishEvent } from '#lambda/services/public-audit/publish-event';
import { chainStore } from '#lambda/stores/audit/chain-store';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { publicNames } from '#lambda/stores/public-audit/public-names';
import { inOrder } from '#lambda/runtime/stream-batch';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const needs = { dynamodb: new DynamoDBClient(), mainTable, auditTable };
const follow = followAudit({
  append: appendToChain({ chains: chainStore({ dynamodb: needs.dynamodb, table: auditTable }) }),
  publish: publishEvent({ log: publicLog(needs), names: publicNames(needs), drawSalt, pause }),
});

export const handler = (event: DynamoDBStreamEvent) => inOrder('chain-audit', event, follow);
