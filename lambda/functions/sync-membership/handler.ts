import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '#lambda/clock';
import { cognitoDirectory } from '#lambda/directory/cognito-directory';
import { environment } from '#lambda/functions/sync-membership/env';
import { companyChange } from '#lambda/functions/sync-membership/company-change';
import { endOwnership } from '#lambda/functions/sync-membership/end-ownership';
import { syncMembership } from '#lambda/functions/sync-membership/sync-membership';
import { withdrawalIn } from '#lambda/functions/sync-membership/withdrawal';
import { membershipStore } from '#lambda/stores/membership-store';
import { ownershipStore } from '#lambda/stores/ownership-store';
import { personStore } from '#lambda/stores/person-store';
import { inOrder } from '#lambda/stream-batch';

const { USER_POOL_ID: userPoolId, MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const directory = cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId });
const stores = { dynamodb: new DynamoDBClient(), mainTable, auditTable };
const sync = syncMembership({ directory, memberships: membershipStore(stores), clock: systemClock });
const end = endOwnership({
  ownership: ownershipStore(stores),
  people: personStore(stores),
  clock: systemClock,
});

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('sync-membership', event, (record) => {
    const withdrawal = withdrawalIn(record);
    return withdrawal ? end(withdrawal) : sync(companyChange(record));
  });
