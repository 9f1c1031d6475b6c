import type { Authorizer } from './rest-api';
import { AwsError } from '#local/platform/aws-error';
import type { HttpRequest } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { CloudServices, TokenClaims } from '#local/services/needs';
import { GatewayRefusal } from './gateway-response';
import type { Method, RestApi } from './rest-api';

/** The caller as in the proxy event. */
export type Caller = { readonly claims: TokenClaims } | { readonly principal: Principal } | 'anyone';

export type AuthorizeNeeds = Pick<CloudServices, 'iam' | 'userPools'> & {
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
};

/** Throws GatewayRefusal for a caller without permission to invoke the method. */
export async function authorize(
  needs: AuthorizeNeeds,
  api: RestApi,
  { authorization }: Method,
  { request, methodArn }: { request: HttpRequest; methodArn: string },
): Promise<Caller> {
  if (authorization.type === 'NONE') return 'anyone';
  if (!('authorizerId' in authorization)) return { principal: await byIam(needs, request, methodArn) };
  const authorizer = api.authorizers.get(authorization.authorizerId);
  if (authorizer === undefined) throw new GatewayRefusal('API_CONFIGURATION_ERROR', 'Internal server error');
  return { claims: await byToken(needs, authorizer, request) };
}

async function byIam({ iam, authenticate }: AuthorizeNeeds, request: HttpRequest, resource: string) {
  const principal = await authenticate(request, 'execute-api').catch((error: unknown) => {
    throw error instanceof AwsError ? signatureRefusal(error) : error;
  });
  const decision = iam.decide(principal, { action: 'execute-api:Invoke', resource });
  if (!decision.allowed) throw new GatewayRefusal('ACCESS_DENIED', decision.reason);
  return principal;
}

function signatureRefusal({ code, message }: AwsError): GatewayRefusal {
  if (code === 'MissingAuthenticationTokenException') {
    return new GatewayRefusal('MISSING_AUTHENTICATION_TOKEN', message);
  }
  return new GatewayRefusal(
    code === 'ExpiredTokenException' ? 'EXPIRED_TOKEN' : 'INVALID_SIGNATURE',
    message,
  );
}

/**
 * Without scopes, an authorizer accepts ID tokens. API Gateway Developer Guide, "Control access to a REST API using
 * Amazon Cognito user pools".
 */
async function byToken(
  { userPools }: AuthorizeNeeds,
  { userPoolIds, header }: Authorizer,
  { headers }: HttpRequest,
): Promise<TokenClaims> {
  const token = headers[header]?.replace(/^Bearer /i, '');
  if (token === undefined) throw new GatewayRefusal('UNAUTHORIZED', 'Unauthorized');
  for (const userPoolId of userPoolIds) {
    const claims = await userPools.verifyToken(userPoolId, token).catch((error: unknown) => {
      if (error instanceof AwsError) return undefined;
      throw error;
    });
    if (claims?.token_use === 'id') return claims;
  }
  throw new GatewayRefusal('UNAUTHORIZED', 'Unauthorized');
}
