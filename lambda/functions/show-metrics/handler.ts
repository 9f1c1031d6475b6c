import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/show-metrics/env';
import { parseRequest } from '#lambda/functions/show-metrics/request';
import { showMetrics } from '#lambda/functions/show-metrics/show-metrics';
import { orRefusal } from '#lambda/runtime/refusal';
import { metricStores } from '#lambda/stores/counters/metric-stores';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, AUDIT_TABLE: auditTable } = environment();
const show = showMetrics({
  ...metricStores({ dynamodb: new DynamoDBClient(), mainTable, playTable, auditTable }),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => show(parseRequest(event)));
