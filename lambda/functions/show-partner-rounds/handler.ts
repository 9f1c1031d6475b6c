import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getRound, listRounds as listOperation } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/show-partner-rounds/env';
import { listRounds } from '#lambda/functions/show-partner-rounds/list-rounds';
import { showRound } from '#lambda/functions/show-partner-rounds/show-round';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { brandMovements } from '#lambda/stores/coins/brand-movements';

const {
  MAIN_TABLE: mainTable,
  PLAY_TABLE: playTable,
  SECRETS_KEY_ARN: secretsKey,
  JOURNAL_TABLE: journalTable,
} = environment();
const dynamodb = new DynamoDBClient();
const answer = signedAnswer(signedNeeds({ dynamodb, mainTable, playTable, secretsKey }));
const needs = {
  ownsBrand: ownsBrand({ dynamodb, mainTable }),
  movements: brandMovements({ dynamodb, journalTable }),
  clock: systemClock,
};
const name = 'show-partner-rounds';

export const handler = (event: APIGatewayProxyEvent) =>
  event.resource === getRound.path
    ? answer(name, getRound, event, showRound(needs))
    : answer(name, listOperation, event, listRounds(needs));
