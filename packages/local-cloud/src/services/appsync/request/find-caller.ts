import { decodeJwt } from 'jose';
import { AwsError } from '#local/platform/aws-error';
import type { HttpRequest } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { CloudServices, TokenClaims } from '#local/services/needs';
import type { ApiSettings, UserPoolMode } from '../api';
import { iamCaller, userPoolCaller, type Caller } from '../execution/caller';
import { Rejection } from './rejection';

export interface CallerNeeds extends Pick<CloudServices, 'userPools' | 'tokenClock'> {
  /** Returns the principal who signed the request. Throws AwsError. */
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
}

/**
 * Returns the sender of a request. The format of its Authorization header selects the mode. Throws Rejection.
 * https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html
 */
export async function findCaller(
  request: HttpRequest,
  { modes, userPool }: ApiSettings,
  needs: CallerNeeds,
): Promise<Caller> {
  const given = request.headers.authorization;
  if (given === undefined || given === '') throw unauthorized('Valid authorization header not provided.');
  if (given.startsWith('AWS4-HMAC-SHA256')) {
    if (!modes.has('iam')) throw unauthorized('You are not authorized to make this call.');
    return iamCaller(await signer(request, needs), request.sourceIp);
  }
  if (userPool === undefined) throw unauthorized('Valid authorization header not provided.');
  return userPoolCaller(await claimsOf(given, userPool, needs), request.sourceIp);
}

async function signer(request: HttpRequest, { authenticate }: CallerNeeds): Promise<Principal> {
  try {
    return await authenticate(request, 'appsync');
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    // AppSync returns 403 for invalid signatures.
    throw new Rejection(error.status === 400 ? 403 : error.status, error.code, error.message);
  }
}

async function claimsOf(
  token: string,
  { userPoolId, appIdClientRegex }: UserPoolMode,
  { userPools, tokenClock }: CallerNeeds,
): Promise<TokenClaims> {
  const seconds = expiryOf(token);
  if (seconds !== undefined && seconds * 1000 <= tokenClock.now().getTime())
    throw unauthorized('Token has expired.');
  try {
    const claims = await userPools.verifyToken(userPoolId, token);
    const client = claims.client_id ?? claims.aud ?? '';
    if (appIdClientRegex === undefined || new RegExp(appIdClientRegex).test(client)) return claims;
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
  }
  throw unauthorized('You are not authorized to make this call.');
}

/** The header contains only the token. AppSync does not accept a prefix such as Bearer. */
function expiryOf(token: string): number | undefined {
  try {
    if (!/^[\w.-]+$/.test(token)) throw new Error('It is not a token.');
    return decodeJwt(token).exp;
  } catch {
    throw unauthorized('Unable to parse JWT token.');
  }
}

const unauthorized = (message: string) => new Rejection(401, 'UnauthorizedException', message);
