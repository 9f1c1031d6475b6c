import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { CognitoIdentityClient } from '@aws-sdk/client-cognito-identity';
import { identityDirectory } from '#lambda/services/directory/identity-directory';
import { cognitoDirectory } from '#lambda/services/directory/cognito-directory';
import { environment } from '#lambda/functions/manage-account/env';
import { manageAccount } from '#lambda/functions/manage-account/manage-account';
import { parseRequest } from '#lambda/functions/manage-account/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { personalDataStore } from '#lambda/stores/users/personal-data-store';
import { rightsStore } from '#lambda/stores/users/rights-store';

const {
  USER_POOL_ID: userPoolId,
  USER_POOL_PROVIDER: provider,
  IDENTITY_POOL_ID: identityPoolId,
  MAIN_TABLE: mainTable,
  PLAY_TABLE: playTable,
  AUDIT_TABLE: auditTable,
  JOURNAL_TABLE: journalTable,
  WALLETS_TABLE: walletsTable,
} = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable, auditTable };
const manage = manageAccount({
  directory: cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId }),
  identities: identityDirectory({ cognito: new CognitoIdentityClient(), identityPoolId, provider }),
  rights: rightsStore(stores),
  personalData: personalDataStore({ ...stores, playTable, journalTable, walletsTable }),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
