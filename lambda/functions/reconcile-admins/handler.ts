import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { cognitoDirectory } from '#lambda/services/directory/cognito-directory';
import { endDeletedAccounts } from '#lambda/functions/reconcile-admins/end-deleted-accounts';
import { environment } from '#lambda/functions/reconcile-admins/env';
import { reconcileAdmins } from '#lambda/functions/reconcile-admins/reconcile-admins';
import { adminRegisterStore } from '#lambda/stores/users/admin-register-store';
import { acceptedUsersStore } from '#lambda/stores/users/accepted-users-store';
import { rightsStore } from '#lambda/stores/users/rights-store';

const { USER_POOL_ID: userPoolId, MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable, auditTable };
const directory = cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId });
const countAdmins = reconcileAdmins({ directory, register: adminRegisterStore(stores) });
const endDeleted = endDeletedAccounts({
  directory,
  users: acceptedUsersStore(stores),
  rights: rightsStore(stores),
  clock: systemClock,
});

/** Counts first, because the check for the last admin uses the count. */
export const handler = async () => ({ ...(await countAdmins()), ...(await endDeleted()) });
