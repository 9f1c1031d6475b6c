import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getHealth } from '#domain/generated/novalink-api';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/report-health/env';
import { restAnswer } from '#lambda/runtime/rest-answer';

const { STAGE: stage } = environment();

export const handler = (event: APIGatewayProxyEvent) =>
  restAnswer('report-health', getHealth, event, () => ({
    status: 'ok',
    stage,
    at: systemClock().toISOString(),
  }));
