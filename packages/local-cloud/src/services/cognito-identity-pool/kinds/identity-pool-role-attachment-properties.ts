import { literal, optional, picklist, record, strictObject, string } from 'valibot';
import type { InferOutput } from 'valibot';

export const properties = strictObject({
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
