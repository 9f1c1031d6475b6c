import type { Principal } from '#local/platform/principal';
import { accountId, type TokenClaims } from '#local/services/needs';

/** The sender of a request, by the authorization mode of the request. `identity` is `ctx.identity` in resolvers. */
export type Caller =
  | { readonly mode: 'iam'; readonly principal: Principal; readonly identity: object }
  | { readonly mode: 'userPool'; readonly groups: readonly string[]; readonly identity: object };

/** https://docs.aws.amazon.com/appsync/latest/devguide/resolver-context-reference-js.html */
export function userPoolCaller(claims: TokenClaims, sourceIp: string): Caller {
  const groups = claims['cognito:groups'] ?? null;
  return {
    mode: 'userPool',
    groups: groups ?? [],
    identity: {
      sub: claims.sub,
      issuer: claims.iss,
      username: claims.username ?? claims['cognito:username'] ?? claims.sub,
      claims,
      sourceIp: [sourceIp],
      defaultAuthStrategy: 'ALLOW',
      groups,
    },
  };
}

/** The identity of an IAM caller. It never has `sub` or `groups`. */
export function iamCaller(principal: Principal, sourceIp: string): Caller {
  const { arn, cognitoIdentity: cognito } = principal;
  return {
    mode: 'iam',
    principal,
    identity: {
      accountId,
      cognitoIdentityPoolId: cognito?.identityPoolId ?? null,
      cognitoIdentityId: cognito?.identityId ?? null,
      sourceIp: [sourceIp],
      username: arn.split('/').slice(1).join(':'),
      userArn: arn,
      cognitoIdentityAuthType: cognito && (cognito.authenticated ? 'authenticated' : 'unauthenticated'),
      cognitoIdentityAuthProvider: cognito?.provider ?? null,
    },
  };
}
