import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { siteOriginIn } from '#domain/api/site-origin-header';
import { createSession as operation } from '#domain/generated/novalink-api';
import { createSession } from '#lambda/functions/create-sessions/create-session';
import { environment } from '#lambda/functions/create-sessions/env';
import { systemClock } from '#lambda/runtime/clock';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { signedAnswer } from '#lambda/services/api-keys/signed-answer';
import { outgoingClient } from '#lambda/services/outgoing/outgoing-client';
import { admitPlayer } from '#lambda/services/seamless/admit-player';
import { openWallet } from '#lambda/services/seamless/open-wallet';
import { walletClient } from '#lambda/services/seamless/wallet-client';
import { signedRequestStore } from '#lambda/stores/api-keys/signed-request-store';
import { brandUserStore } from '#lambda/stores/brands/brand-user-store';
import { launchFacts } from '#lambda/stores/brands/launch-facts';
import { seamlessBrand } from '#lambda/stores/brands/seamless-brand';
import { launchStore } from '#lambda/stores/launches/launch-store';

const env = environment();
const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, AUDIT_TABLE: auditTable } = env;
const tables = { dynamodb: new DynamoDBClient(), mainTable, playTable, auditTable };
const clock = systemClock;
const box = secretBox(new KMSClient(), env.SECRETS_KEY_ARN);
const answer = signedAnswer({ requests: signedRequestStore(tables), box, clock });
const client = outgoingClient({ allowsLoopback: env.ALLOWS_LOOPBACK === 'true' });
const create = createSession({
  facts: launchFacts(tables),
  launches: launchStore(tables),
  admit: admitPlayer({
    ...{ box, clock },
    brand: seamlessBrand(tables),
    openWallet: openWallet({ ...tables, box }),
    call: walletClient({ client, clock }),
    users: brandUserStore(tables),
  }),
  newSecret: () => randomBytes(32).toString('base64url'),
  clock,
});

export const handler = (event: APIGatewayProxyEvent) =>
  answer('create-sessions', operation, event, create(siteOriginIn(event.headers)));
