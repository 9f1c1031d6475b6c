import { AwsError } from '#local/platform/aws-error';
import { resourceKind } from '#local/template/resource-kind';
import type { IdentityPools } from '../identity-pool';
import { properties } from './identity-pool-role-attachment-properties';

/** AWS::Cognito::IdentityPoolRoleAttachment with roles from tokens. Rules are not supported. */
export const identityPoolRoleAttachmentKind = ({ pools }: { pools: IdentityPools }) =>
  resourceKind({
    type: 'AWS::Cognito::IdentityPoolRoleAttachment',
    properties,
    create({ logicalId, properties: given }) {
      const pool = pools.get(given.IdentityPoolId);
      if (!pool)
        throw new AwsError('ResourceNotFoundException', `IdentityPool '${given.IdentityPoolId}' not found.`);
      pool.roles = given;
      return { ref: `${given.IdentityPoolId}:${logicalId}` };
    },
  });
