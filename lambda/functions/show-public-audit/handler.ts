import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { environment } from '#lambda/functions/show-public-audit/env';
import { parseAsked } from '#lambda/functions/show-public-audit/request';
import { showPublicAudit } from '#lambda/functions/show-public-audit/show-public-audit';
import { restAnswer } from '#lambda/runtime/rest-answer';
import { publicLogReader } from '#lambda/stores/public-audit/public-log-reader';

const { AUDIT_TABLE: auditTable } = environment();
const show = showPublicAudit({ reader: publicLogReader({ dynamodb: new DynamoDBClient(), auditTable }) });

/** The response is the same for all callers. Caches show a new entry after at most one minute. */
const cacheControl = 'public, max-age=60';

export const handler = (event: APIGatewayProxyEvent) =>
  restAnswer('show-public-audit', event, () => show(parseAsked(event)), cacheControl);
