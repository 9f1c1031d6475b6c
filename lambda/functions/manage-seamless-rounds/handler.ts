import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { environment } from '#lambda/functions/manage-seamless-rounds/env';
import { manageRounds } from '#lambda/functions/manage-seamless-rounds/manage-rounds';
import { parseRequest } from '#lambda/functions/manage-seamless-rounds/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { seamlessNeeds } from '#lambda/services/seamless/seamless-needs';
import { casinoFacts } from '#lambda/stores/brands/casino-facts';

const env = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: env.MAIN_TABLE, playTable: env.PLAY_TABLE };
const manage = manageRounds({
  ...seamlessNeeds({
    ...stores,
    journalTable: env.JOURNAL_TABLE,
    walletsTable: env.WALLETS_TABLE,
    auditTable: env.AUDIT_TABLE,
    box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN),
    allowsLoopback: env.ALLOWS_LOOPBACK === 'true',
  }),
  ...casinoFacts(stores),
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
