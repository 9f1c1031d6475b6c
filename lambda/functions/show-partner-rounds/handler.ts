import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getRound, getRoundReplay, listRounds as listOperation } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/show-partner-rounds/env';
import { listRounds } from '#lambda/functions/show-partner-rounds/list-rounds';
import { showReplay, showRound } from '#lambda/functions/show-partner-rounds/show-round';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { brandMovements } from '#lambda/stores/coins/brand-movements';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';

const {
  MAIN_TABLE: mainTable,
  PLAY_TABLE: playTable,
  SECRETS_KEY_ARN: secretsKey,
  JOURNAL_TABLE: journalTable,
} = environment();
const dynamodb = new DynamoDBClient();
const tables = { dynamodb, mainTable, playTable };
const answer = signedAnswer(signedNeeds({ ...tables, secretsKey }));
const needs = {
  ownsBrand: ownsBrand(tables),
  movements: brandMovements({ dynamodb, journalTable }),
  shared: sharedRoundStore(tables),
  clock: systemClock,
};
const name = 'show-partner-rounds';

export const handler = (event: APIGatewayProxyEvent) => {
  switch (event.resource) {
    case getRound.path:
      return answer(name, getRound, event, showRound(needs));
    case getRoundReplay.path:
      return answer(name, getRoundReplay, event, showReplay(needs));
    default:
      return answer(name, listOperation, event, listRounds(needs));
  }
};
