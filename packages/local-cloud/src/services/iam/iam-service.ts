import type { IamRegister } from '#local/platform/iam/roles';
import { type ResourceKind, resourceKind } from '#local/template/resource-kind';
import { roleKind } from './role-kind';
import * as v from 'valibot';
import { accountId } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { inert } from '#local/template/inert';
import { policyDocument } from './policy-schema';

/** The resources of IAM. Decisions are made in `needs.iam`; `iamApi` answers requests. */
export function createIamService(needs: Pick<IamRegister, 'roles'>): { kinds: ResourceKind[] } {
  return { kinds: [roleKind(needs), policyKind(needs), managedPolicyKind(needs)] };
}

const managedPolicyKind = ({ roles }: Pick<IamRegister, 'roles'>) =>
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

const policyKind = ({ roles }: Pick<IamRegister, 'roles'>) =>
  resourceKind({
    type: 'AWS::IAM::Policy',
    properties: v.strictObject({
      PolicyName: v.string(),
      PolicyDocument: policyDocument,
      Roles: v.array(v.string()),
    }),
    create: ({ properties: { PolicyName, PolicyDocument, Roles } }) => {
      for (const role of Roles) roles.attach(role, { name: PolicyName, document: PolicyDocument });
      return { ref: PolicyName };
    },
  });
