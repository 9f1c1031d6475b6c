import { AwsError } from '#local/platform/aws-error';
import { epochSeconds } from './people';
import type { UserPool, UserPoolGroup } from './pool';

export function requireGroup(pool: UserPool, name: string): UserPoolGroup {
  const group = pool.groups.get(name);
  if (!group) throw new AwsError('ResourceNotFoundException', 'Group not found.');
  return group;
}

/** The API's GroupType; templates carry no dates, so a group's are those of the epoch. */
export const groupType = (pool: UserPool, { name, description, precedence, roleArn }: UserPoolGroup) => ({
  GroupName: name,
  UserPoolId: pool.id,
  ...(description === undefined ? {} : { Description: description }),
  ...(precedence === undefined ? {} : { Precedence: precedence }),
  ...(roleArn === undefined ? {} : { RoleArn: roleArn }),
  CreationDate: epochSeconds('1970-01-01T00:00:00Z'),
  LastModifiedDate: epochSeconds('1970-01-01T00:00:00Z'),
});
