import type { RunOperation } from './operation';
import { adminAddUserToGroup } from '../operations/AdminAddUserToGroup';
import { adminConfirmSignUp } from '../operations/AdminConfirmSignUp';
import { adminCreateUser } from '../operations/AdminCreateUser';
import { adminDeleteUser } from '../operations/AdminDeleteUser';
import { adminDisableUser } from '../operations/AdminDisableUser';
import { adminEnableUser } from '../operations/AdminEnableUser';
import { adminGetUser } from '../operations/AdminGetUser';
import { adminInitiateAuth } from '../operations/AdminInitiateAuth';
import { adminListGroupsForUser } from '../operations/AdminListGroupsForUser';
import { adminRemoveUserFromGroup } from '../operations/AdminRemoveUserFromGroup';
import { adminSetUserPassword } from '../operations/AdminSetUserPassword';
import { adminUpdateUserAttributes } from '../operations/AdminUpdateUserAttributes';
import { adminUserGlobalSignOut } from '../operations/AdminUserGlobalSignOut';
import { describeUserPool } from '../operations/DescribeUserPool';
import { describeUserPoolClient } from '../operations/DescribeUserPoolClient';
import { listGroups } from '../operations/ListGroups';
import { listUserPools } from '../operations/ListUserPools';
import { listUsers } from '../operations/ListUsers';
import { listUsersInGroup } from '../operations/ListUsersInGroup';
import type { UserPoolServices } from '../services';

/** Operations that require IAM permissions for the pool's ARN. */
export const adminOperations = (services: UserPoolServices): Record<string, RunOperation> => ({
  AdminAddUserToGroup: adminAddUserToGroup(services),
  AdminConfirmSignUp: adminConfirmSignUp(services),
  AdminCreateUser: adminCreateUser(services),
  AdminDeleteUser: adminDeleteUser(services),
  AdminDisableUser: adminDisableUser(services),
  AdminEnableUser: adminEnableUser(services),
  AdminGetUser: adminGetUser(services),
  AdminInitiateAuth: adminInitiateAuth(services),
  AdminListGroupsForUser: adminListGroupsForUser(services),
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup(services),
  AdminSetUserPassword: adminSetUserPassword(services),
  AdminUpdateUserAttributes: adminUpdateUserAttributes(services),
  AdminUserGlobalSignOut: adminUserGlobalSignOut(services),
  DescribeUserPool: describeUserPool(services),
  DescribeUserPoolClient: describeUserPoolClient(services),
  ListGroups: listGroups(services),
  ListUserPools: listUserPools(services),
  ListUsers: listUsers(services),
  ListUsersInGroup: listUsersInGroup(services),
});
