import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getTransactionDay, listTransactions as listOperation } from '#domain/generated/novalink-api';
import { limits } from '#domain/limits';
import { environment } from '#lambda/functions/show-partner-transactions/env';
import { listTransactions } from '#lambda/functions/show-partner-transactions/list-transactions';
import { showDay } from '#lambda/functions/show-partner-transactions/show-day';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { brandMovements } from '#lambda/stores/coins/brand-movements';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';

const {
  MAIN_TABLE: mainTable,
  PLAY_TABLE: playTable,
  SECRETS_KEY_ARN: secretsKey,
  JOURNAL_TABLE: journalTable,
  AUDIT_TABLE: auditTable,
} = environment();
const dynamodb = new DynamoDBClient();
const answer = signedAnswer(signedNeeds({ dynamodb, mainTable, playTable, secretsKey }));
const needs = {
  ownsBrand: ownsBrand({ dynamodb, mainTable }),
  movements: brandMovements({ dynamodb, journalTable }),
  ofDay: dayMovements({ dynamodb, journalTable }),
  seals: daySealStore({ dynamodb, auditTable }),
  clock: systemClock,
  most: limits.apiKey.checksumMovements,
};
const name = 'show-partner-transactions';

export const handler = (event: APIGatewayProxyEvent) =>
  event.resource === getTransactionDay.path
    ? answer(name, getTransactionDay, event, showDay(needs))
    : answer(name, listOperation, event, listTransactions(needs));
