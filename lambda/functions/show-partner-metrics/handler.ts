import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getMetrics as operation } from '#domain/generated/novalink-api';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/show-partner-metrics/env';
import { showPartnerMetrics } from '#lambda/functions/show-partner-metrics/show-partner-metrics';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { brandsOfCompany } from '#lambda/stores/brands/brands-of-company';
import { countedDays } from '#lambda/stores/counters/counted-days';
import { gameTitles } from '#lambda/stores/counters/shown-names';
import { gamesOfCompany } from '#lambda/stores/games/games-of-company';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, SECRETS_KEY_ARN: secretsKey } = environment();
const tables = { dynamodb: new DynamoDBClient(), mainTable, playTable };
const answer = signedAnswer(signedNeeds({ ...tables, secretsKey }));
const show = showPartnerMetrics({
  daysIn: countedDays(tables),
  titlesOf: gameTitles(tables),
  brandsOf: brandsOfCompany(tables),
  gamesOf: gamesOfCompany(tables),
  clock: systemClock,
});

export const handler = (event: APIGatewayProxyEvent) =>
  answer('show-partner-metrics', operation, event, show);
