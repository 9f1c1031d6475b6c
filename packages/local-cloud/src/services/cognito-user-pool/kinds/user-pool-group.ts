import { number, optional, strictObject, string } from 'valibot';
import { resourceKind } from '#local/template/resource-kind';
import type { Pools } from '../pools/pools';

const properties = strictObject({
  UserPoolId: string(),
  GroupName: optional(string()),
  Description: optional(string()),
  Precedence: optional(number()),
  RoleArn: optional(string()),
});

export const userPoolGroupKind = ({ pools }: { pools: Pools }) =>
  resourceKind({
    type: 'AWS::Cognito::UserPoolGroup',
    properties,
    create({ logicalId, properties: given }) {
      const { UserPoolId, GroupName: name = logicalId, Description, Precedence, RoleArn } = given;
      pools.byId(UserPoolId).groups.set(name, {
        name,
        description: Description,
        precedence: Precedence,
        roleArn: RoleArn,
        dates: pools.dates(`${UserPoolId} ${name}`, given),
      });
      return { ref: name };
    },
  });
