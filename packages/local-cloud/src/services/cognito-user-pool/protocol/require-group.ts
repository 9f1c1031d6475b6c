import { AwsError } from '#local/platform/aws-error';
import { shownDates } from '../pools/dates';
import type { UserPool, UserPoolGroup } from '../pools/pool';

export function requireGroup(pool: UserPool, name: string): UserPoolGroup {
  const group = pool.groups.get(name);
  if (!group) throw new AwsError('ResourceNotFoundException', 'Group not found.');
  return group;
}

/** The API's GroupType. */
export const groupType = (
  pool: UserPool,
  { name, description, precedence, roleArn, dates }: UserPoolGroup,
) => ({
  GroupName: name,
  UserPoolId: pool.id,
  ...(description === undefined ? {} : { Description: description }),
  ...(precedence === undefined ? {} : { Precedence: precedence }),
  ...(roleArn === undefined ? {} : { RoleArn: roleArn }),
  ...shownDates(dates),
});
