import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { environment } from '#lambda/functions/manage-casino-wallets/env';
import { manageCasinoWallets } from '#lambda/functions/manage-casino-wallets/manage-casino-wallets';
import { newKeys } from '#lambda/functions/manage-casino-wallets/new-keys';
import { parseRequest } from '#lambda/functions/manage-casino-wallets/request';
import { systemClock } from '#lambda/runtime/clock';
import { orRefusal } from '#lambda/runtime/refusal';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { casinoWalletStore } from '#lambda/stores/brands/casino-wallet-store';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable, SECRETS_KEY_ARN: secretsKey } = environment();
const manage = manageCasinoWallets({
  casinos: casinoWalletStore({ dynamodb: new DynamoDBClient(), mainTable, auditTable }),
  box: secretBox(new KMSClient(), secretsKey),
  newKeys,
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
