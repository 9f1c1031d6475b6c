import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { createRemoteJWKSet } from 'jose';
import { verifyIdToken as operation } from '#domain/generated/novalink-api';
import { withdrawnKey } from '#domain/keys';
import { environment } from '#lambda/functions/verify-id-token/env';
import { tokenIssuer, verifyIdToken } from '#lambda/functions/verify-id-token/verify-id-token';
import { restAnswer } from '#lambda/runtime/rest-answer';
import { readRow } from '#lambda/stores/read-row';

const env = environment();
const issuer = tokenIssuer(env.AWS_REGION, env.USER_POOL_ID);
const keys = createRemoteJWKSet(
  new URL(
    `${env.AWS_ENDPOINT_URL ? new URL(env.USER_POOL_ID, env.AWS_ENDPOINT_URL).href : issuer}/.well-known/jwks.json`,
  ),
);
const rows = { dynamodb: new DynamoDBClient(), mainTable: env.MAIN_TABLE };
const isDeleted = async (sub: string) =>
  (await readRow(rows, withdrawnKey(sub, 'ACCOUNT'), () => true)) ?? false;
const verify = verifyIdToken({ keys, issuer, clientId: env.USER_POOL_CLIENT_ID, isDeleted });

export const handler = (event: APIGatewayProxyEvent) =>
  restAnswer('verify-id-token', operation, event, ({ body }) => verify(body.idToken));
