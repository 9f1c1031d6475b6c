import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { siteOriginIn } from '#domain/api/site-origin-header';
import { createSession as operation } from '#domain/generated/novalink-api';
import { createSession } from '#lambda/functions/create-sessions/create-session';
import { environment } from '#lambda/functions/create-sessions/env';
import { systemClock } from '#lambda/runtime/clock';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { launchFacts } from '#lambda/stores/brands/launch-facts';
import { launchStore } from '#lambda/stores/launches/launch-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, SECRETS_KEY_ARN: secretsKey } = environment();
const dynamodb = new DynamoDBClient();
const answer = signedAnswer(signedNeeds({ dynamodb, mainTable, playTable, secretsKey }));
const create = createSession({
  facts: launchFacts({ dynamodb, mainTable }),
  launches: launchStore({ dynamodb, playTable }),
  newSecret: () => randomBytes(32).toString('base64url'),
  clock: systemClock,
});

export const handler = (event: APIGatewayProxyEvent) =>
  answer('create-sessions', operation, event, create(siteOriginIn(event.headers)));
