import * as v from 'valibot';
import type { IamRegister } from '#local/platform/iam/roles';
import { accountId } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { resourceKind } from '#local/template/resource-kind';
import { policyDocument } from './policy-schema';

export const managedPolicyKind = ({ roles }: Pick<IamRegister, 'roles'>) =>
  resourceKind({
    type: 'AWS::IAM::ManagedPolicy',
    properties: v.strictObject({
      PolicyDocument: policyDocument,
      Roles: v.optional(v.array(v.string()), []),
      ManagedPolicyName: v.optional(v.string()),
      Path: v.optional(v.literal('/')),
      Description: inert('descriptive only'),
    }),
    create: (resource) => {
      const { PolicyDocument, Roles, ManagedPolicyName } = resource.properties;
      const arn = `arn:aws:iam::${accountId}:policy/${ManagedPolicyName ?? physicalName(resource, 128)}`;
      roles.putManagedPolicy(arn, PolicyDocument);
      for (const role of Roles) roles.attachManaged(role, arn);
      return { ref: arn, attributes: { PolicyArn: arn } };
    },
  });
