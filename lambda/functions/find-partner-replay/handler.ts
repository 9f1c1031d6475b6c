import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { getRoundReplay as operation } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/find-partner-replay/env';
import { findPartnerReplay } from '#lambda/functions/find-partner-replay/find-partner-replay';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { ownsBrand } from '#lambda/stores/brands/own-brand';
import { sharedRoundStore } from '#lambda/stores/play/shared-round-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, SECRETS_KEY_ARN: secretsKey } = environment();
const tables = { dynamodb: new DynamoDBClient(), mainTable, playTable };
const answer = signedAnswer(signedNeeds({ ...tables, secretsKey }));
const find = findPartnerReplay({
  ownsBrand: ownsBrand(tables),
  shared: sharedRoundStore(tables),
  clock: systemClock,
});

export const handler = (event: APIGatewayProxyEvent) => answer('find-partner-replay', operation, event, find);
