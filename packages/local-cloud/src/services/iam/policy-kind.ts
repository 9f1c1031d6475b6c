import * as v from 'valibot';
import type { IamRegister } from '#local/platform/iam/roles';
import { resourceKind } from '#local/template/resource-kind';
import { policyDocument } from './policy-schema';

export const policyKind = ({ roles }: Pick<IamRegister, 'roles'>) =>
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
