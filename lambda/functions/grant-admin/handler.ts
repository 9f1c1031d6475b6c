import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { cognitoDirectory } from '#lambda/services/directory/cognito-directory';
import { environment } from '#lambda/functions/grant-admin/env';
import { grantAdmin, parseRequest } from '#lambda/functions/grant-admin/grant-admin';
import { orRefusal } from '#lambda/runtime/refusal';
import { rightsStore } from '#lambda/stores/users/rights-store';

const { USER_POOL_ID: userPoolId, MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const directory = cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId });
const rights = rightsStore({ dynamodb: new DynamoDBClient(), mainTable, auditTable });
const grant = grantAdmin({ directory, rights, clock: systemClock });

export const handler = (event: unknown) => orRefusal(() => grant(parseRequest(event)));
