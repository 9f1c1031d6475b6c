import { object } from 'valibot';
import { userPoolId, username } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { requireUser, userType } from '../users/people';
import type { UserPoolServices } from '../services';

const input = object({ UserPoolId: userPoolId, Username: username });

type Needs = Pick<UserPoolServices, 'pools'>;

export const adminGetUser = operation(input, ({ pools }: Needs) => ({ UserPoolId, Username }) => {
  const { Attributes, ...user } = userType(requireUser(pools.byId(UserPoolId), Username));
  return { ...user, UserAttributes: Attributes };
});
