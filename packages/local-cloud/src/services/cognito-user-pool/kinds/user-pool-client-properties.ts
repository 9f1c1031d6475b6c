import { array, literal, number, optional, picklist, strictObject, strictTuple, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { inert } from '#local/template/inert';

const noHostedPages = 'hosted pages and OAuth flows are not implemented';
const unit = picklist(['seconds', 'minutes', 'hours', 'days']);

export const properties = strictObject({
  UserPoolId: string(),
  ClientName: optional(string()),
  GenerateSecret: optional(literal(false), false),
  ExplicitAuthFlows: optional(
    array(
      picklist([
        'ALLOW_USER_SRP_AUTH',
        'ALLOW_USER_PASSWORD_AUTH',
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ]),
    ),
    ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  ),
  AccessTokenValidity: optional(number(), 0),
  IdTokenValidity: optional(number(), 0),
  RefreshTokenValidity: optional(number(), 30),
  TokenValidityUnits: optional(
    strictObject({ AccessToken: optional(unit), IdToken: optional(unit), RefreshToken: optional(unit) }),
    {},
  ),
  AuthSessionValidity: optional(number(), 3),
  PreventUserExistenceErrors: optional(picklist(['ENABLED', 'LEGACY']), 'LEGACY'),
  EnableTokenRevocation: optional(literal(true), true),
  RefreshTokenRotation: optional(
    strictObject({
      Feature: picklist(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: optional(number(), 0),
    }),
  ),
  ReadAttributes: optional(array(string())),
  WriteAttributes: optional(array(string())),
  SupportedIdentityProviders: optional(strictTuple([literal('COGNITO')])),
  AllowedOAuthFlowsUserPoolClient: optional(literal(false)),
  AllowedOAuthFlows: inert(noHostedPages),
  AllowedOAuthScopes: inert(noHostedPages),
  CallbackURLs: inert(noHostedPages),
  LogoutURLs: inert(noHostedPages),
});

export type UserPoolClientProperties = InferOutput<typeof properties>;
