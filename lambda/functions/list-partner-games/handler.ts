import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { listGames as operation } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/list-partner-games/env';
import { listPartnerGames } from '#lambda/functions/list-partner-games/list-partner-games';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { signedNeeds } from '#lambda/services/api-keys/signed-needs';
import { brandsOfCompany } from '#lambda/stores/brands/brands-of-company';
import { catalogueStore } from '#lambda/stores/games/catalogue-store';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, SECRETS_KEY_ARN: secretsKey } = environment();
const tables = { dynamodb: new DynamoDBClient(), mainTable };
const answer = signedAnswer(signedNeeds({ ...tables, playTable, secretsKey }));
const list = listPartnerGames({ catalogue: catalogueStore(tables), brandsOf: brandsOfCompany(tables) });

export const handler = (event: APIGatewayProxyEvent) => answer('list-partner-games', operation, event, list);
