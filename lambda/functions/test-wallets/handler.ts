import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { scenarios } from '@novalink/wallet-contract/contract-tests';
import type { SQSEvent } from 'aws-lambda';
import { environment } from '#lambda/functions/test-wallets/env';
import { testWallets } from '#lambda/functions/test-wallets/test-wallets';
import { systemClock } from '#lambda/runtime/clock';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { checkedAddress } from '#lambda/services/outgoing/outgoing-client';
import { openWallet } from '#lambda/services/seamless/open-wallet';
import { parseWalletTest } from '#lambda/services/seamless/wallet-test-queue';
import { casinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';
import { walletTestStore } from '#lambda/stores/brands/wallet-test-store';

const env = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable: env.MAIN_TABLE, auditTable: env.AUDIT_TABLE };
const test = testWallets({
  casinos: casinoWalletStore(stores),
  tests: walletTestStore(stores),
  open: openWallet({ ...stores, box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN) }),
  check: (url) => checkedAddress(url, { allowsLoopback: env.ALLOWS_LOOPBACK === 'true' }),
  scenarios,
  newSeed: () => randomBytes(6).toString('hex'),
  clock: systemClock,
});

/** The mapping has batches of one message. */
export const handler = async ({ Records }: SQSEvent): Promise<void> => {
  for (const { body } of Records) await test(parseWalletTest(body));
};
