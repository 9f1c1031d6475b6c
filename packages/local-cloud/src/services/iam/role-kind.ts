import * as v from 'valibot';
import type { IamRegister } from '#local/platform/iam/roles';
import { accountId } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { roleIdOf } from '#local/services/sts/user-id';
import { inert } from '#local/template/inert';
import { resourceKind } from '#local/template/resource-kind';
import { policyDocument } from './policy-schema';

/** IAM: a role's name has at most 64 characters. */
const longestName = 64;

export const roleKind = ({ roles }: Pick<IamRegister, 'roles'>) =>
  resourceKind({
    type: 'AWS::IAM::Role',
    properties: v.strictObject({
      AssumeRolePolicyDocument: policyDocument,
      ManagedPolicyArns: v.optional(v.array(v.string()), []),
      Policies: v.optional(
        v.array(v.strictObject({ PolicyName: v.string(), PolicyDocument: policyDocument })),
        [],
      ),
      RoleName: v.optional(v.string()),
      Path: v.optional(v.literal('/')),
      Description: inert('descriptive only'),
      MaxSessionDuration: inert('the issuer of the session sets its duration'),
      Tags: inert('tags are not used'),
    }),
    create: (resource) => {
      const { properties } = resource;
      const name = properties.RoleName ?? physicalName(resource, longestName);
      const arn = `arn:aws:iam::${accountId}:role/${name}`;
      roles.put({
        arn,
        name,
        trust: properties.AssumeRolePolicyDocument,
        managedPolicyArns: properties.ManagedPolicyArns,
        inlinePolicies: properties.Policies.map(({ PolicyName, PolicyDocument }) => ({
          name: PolicyName,
          document: PolicyDocument,
        })),
      });
      return {
        ref: name,
        attributes: { Arn: arn, RoleId: roleIdOf(name) },
      };
    },
  });
