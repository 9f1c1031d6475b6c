import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { listAuditDays, listAuditEntries } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/show-public-audit/env';
import { showPublicAudit } from '#lambda/functions/show-public-audit/show-public-audit';
import { restAnswer } from '#lambda/runtime/rest-answer';
import { publicLogReader } from '#lambda/stores/public-audit/public-log-reader';

const { AUDIT_TABLE: auditTable } = environment();
const show = showPublicAudit({ reader: publicLogReader({ dynamodb: new DynamoDBClient(), auditTable }) });

/** The response is the same for all callers. Caches show a new entry after at most one minute. */
const cacheControl = 'public, max-age=60';

export const handler = (event: APIGatewayProxyEvent) =>
  event.pathParameters === null
    ? restAnswer('show-public-audit', listAuditDays, event, show.days, cacheControl)
    : restAnswer('show-public-audit', listAuditEntries, event, show.entries, cacheControl);
