import { literal, optional, picklist, record, strictObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { resourceKind } from '#local/template/resource-kind';
import type { IdentityPools } from '../identity-pool';

const properties = strictObject({
  IdentityPoolId: string(),
  Roles: optional(
    strictObject({ authenticated: optional(string()), unauthenticated: optional(string()) }),
    {},
  ),
  RoleMappings: optional(
    record(
      string(),
      strictObject({
        IdentityProvider: optional(string()),
        Type: literal('Token'),
        AmbiguousRoleResolution: optional(picklist(['AuthenticatedRole', 'Deny']), 'Deny'),
      }),
    ),
    {},
  ),
});

export type RoleAttachmentProperties = InferOutput<typeof properties>;

/** AWS::Cognito::IdentityPoolRoleAttachment, with roles taken from tokens; rules are not evaluated. */
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
