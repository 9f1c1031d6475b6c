import { array, boolean, literal, optional, strictObject, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { inert } from '#local/template/inert';

export const properties = strictObject({
  IdentityPoolName: optional(string()),
  AllowUnauthenticatedIdentities: boolean(),
  AllowClassicFlow: optional(literal(false), false),
  CognitoIdentityProviders: optional(
    array(
      strictObject({
        ClientId: string(),
        ProviderName: string(),
        ServerSideTokenCheck: optional(boolean(), false),
      }),
    ),
    [],
  ),
  IdentityPoolTags: inert('tags are not used'),
});

export type IdentityPoolProperties = InferOutput<typeof properties>;
