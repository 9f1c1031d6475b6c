import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { SQSClient } from '@aws-sdk/client-sqs';
import { scenarios } from '@novalink/wallet-contract/contract-tests';
import { environment } from '#lambda/functions/manage-casino-wallets/env';
import { manageCasinoWallets } from '#lambda/functions/manage-casino-wallets/manage-casino-wallets';
import { newKeys } from '#lambda/functions/manage-casino-wallets/new-keys';
import { parseRequest } from '#lambda/functions/manage-casino-wallets/request';
import { systemClock } from '#lambda/runtime/clock';
import { orRefusal } from '#lambda/runtime/refusal';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { walletTestQueue } from '#lambda/services/seamless/wallet-test-queue';
import { casinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';
import { walletTestStore } from '#lambda/stores/brands/wallet-test-store';

const env = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: env.MAIN_TABLE, auditTable: env.AUDIT_TABLE };
const manage = manageCasinoWallets({
  casinos: casinoWalletStore(stores),
  tests: walletTestStore(stores),
  enqueue: walletTestQueue(new SQSClient(), env.QUEUE_URL),
  scenarioCount: scenarios.length,
  box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN),
  newKeys,
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
