import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '#lambda/clock';
import { cognitoDirectory } from '#lambda/directory/cognito-directory';
import { environment } from '#lambda/functions/sync-membership/env';
import { companyChange } from '#lambda/functions/sync-membership/company-change';
import { syncMembership } from '#lambda/functions/sync-membership/sync-membership';
import { membershipStore } from '#lambda/stores/membership-store';
import { inOrder } from '#lambda/stream-batch';

const { USER_POOL_ID: userPoolId, MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const directory = cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId });
const memberships = membershipStore({ dynamodb: new DynamoDBClient(), mainTable, auditTable });
const sync = syncMembership({ directory, memberships, clock: systemClock });

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('sync-membership', event, (record) => sync(companyChange(record)));
