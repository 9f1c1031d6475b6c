import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/manage-api-keys/env';
import { manageApiKeys } from '#lambda/functions/manage-api-keys/manage-api-keys';
import { parseRequest } from '#lambda/functions/manage-api-keys/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { apiKeyStore } from '#lambda/stores/api-keys/api-key-store';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable, SECRETS_KEY_ARN: secretsKey } = environment();
const manage = manageApiKeys({
  keys: apiKeyStore({ dynamodb: new DynamoDBClient(), mainTable, auditTable }),
  box: secretBox(new KMSClient(), secretsKey),
  randomSecret: () => `nls_${randomBytes(32).toString('base64url')}`,
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
