import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { cognitoDirectory } from '#lambda/directory/cognito-directory';
import { environment } from '#lambda/functions/reconcile-admins/env';
import { reconcileAdmins } from '#lambda/functions/reconcile-admins/reconcile-admins';
import { adminRollStore } from '#lambda/stores/admin-roll-store';

const { USER_POOL_ID: userPoolId, MAIN_TABLE: mainTable } = environment();
const directory = cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId });
const roll = adminRollStore({ dynamodb: new DynamoDBClient(), mainTable });

export const handler = reconcileAdmins({ directory, roll });
