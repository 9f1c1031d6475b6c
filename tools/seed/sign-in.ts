import { srpClient, type PasswordChallenge } from './srp-client';

/** The user pool and client of a running cloud. */
export interface SignInPlace {
  readonly origin: string;
  readonly userPoolId: string;
  readonly clientId: string;
}

/** The tokens of a signed-in user. */
export interface Session {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** AWS credentials with their identity id. */
export interface IdentityCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly identityId: string;
}

/**
 * Signs in with the same requests as the site, but without its client: the client takes half a second of CPU
 * time, mostly for modular exponentiation in JavaScript (docs/decisions/0063). Throws if Cognito refuses.
 */
export async function signInByHand(
  { origin, userPoolId, clientId: ClientId }: SignInPlace,
  email: string,
  password: string,
): Promise<Session> {
  const client = srpClient();
  const { ChallengeParameters } = await ask<{ ChallengeParameters: PasswordChallenge }>(
    origin,
    'AWSCognitoIdentityProviderService.InitiateAuth',
    {
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: client.publicKey },
    },
  );
  const [, poolName = ''] = userPoolId.split('_');
  const { AuthenticationResult } = await ask<{
    AuthenticationResult: Readonly<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>>;
  }>(origin, 'AWSCognitoIdentityProviderService.RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: client.answer(poolName, password, ChallengeParameters),
  });
  const { AccessToken: accessToken, IdToken: idToken, RefreshToken: refreshToken } = AuthenticationResult;
  return { accessToken, idToken, refreshToken };
}

/** The AWS credentials of the identity pool for an ID token, or for a guest. */
export async function credentialsFor(
  { origin, identityPoolId: IdentityPoolId }: { readonly origin: string; readonly identityPoolId: string },
  session?: Pick<Session, 'idToken'>,
): Promise<IdentityCredentials> {
  const Logins = session && loginsOf(session.idToken);
  const { IdentityId } = await ask<{ IdentityId: string }>(origin, 'AWSCognitoIdentityService.GetId', {
    IdentityPoolId,
    Logins,
  });
  const { Credentials } = await ask<{
    Credentials: { readonly AccessKeyId: string; readonly SecretKey: string; readonly SessionToken: string };
  }>(origin, 'AWSCognitoIdentityService.GetCredentialsForIdentity', { IdentityId, Logins });
  const { AccessKeyId: accessKeyId, SecretKey: secretAccessKey, SessionToken: sessionToken } = Credentials;
  return { accessKeyId, secretAccessKey, sessionToken, identityId: IdentityId };
}

function loginsOf(idToken: string): Readonly<Record<string, string>> {
  const { host, pathname } = new URL(claimsOf(idToken).iss);
  return { [`${host}${pathname}`]: idToken };
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string; sub: string };

/** The `sub` of a token. */
export const subOf = (token: string): string => claimsOf(token).sub;

async function ask<Answer>(origin: string, target: string, body: object): Promise<Answer> {
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${target} failed with status ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
