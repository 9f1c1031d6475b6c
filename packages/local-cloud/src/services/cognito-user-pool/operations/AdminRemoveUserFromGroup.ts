import { object } from 'valibot';
import { groupName, userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser } from '../users/people';
import { requireGroup } from '../protocol/require-group';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, Username: username, GroupName: groupName });

type Needs = Pick<UserPoolServices, 'pools'>;

export const adminRemoveUserFromGroup = operation(
  input,
  ({ pools }: Needs) =>
    ({ UserPoolId, Username, GroupName }) => {
      const pool = pools.byId(UserPoolId);
      const user = requireUser(pool, Username);
      const { name } = requireGroup(pool, GroupName);
      pool.users.put({ ...user, groups: user.groups.filter((group) => group !== name) });
      return {};
    },
);
