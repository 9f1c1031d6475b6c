import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { ApiAnswer } from '#domain/api/api-operation';
import type { verifyIdToken as operation } from '#domain/generated/novalink-api';
import { array, looseObject, nullish, number, safeParse, string } from 'valibot';

interface Needs {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly clientId: string;
  /** Whether the account of a user was deleted while tokens can still be valid. */
  readonly isDeleted: (sub: string) => Promise<boolean>;
}

export type Verdict = ApiAnswer<typeof operation>;

const schema = looseObject({
  sub: string(),
  email: string(),
  'cognito:groups': nullish(array(string()), []),
  exp: number(),
});

export const tokenIssuer = (region: string, userPoolId: string) =>
  `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;

/**
 * Accepts ID tokens of this user pool for this client, until the user is deleted. Performs the checks that Cognito
 * documents.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html
 */
export const verifyIdToken =
  ({ keys, issuer, clientId, isDeleted }: Needs) =>
  async (idToken: string): Promise<Verdict> => {
    try {
      const { payload } = await jwtVerify(idToken, keys, { issuer, algorithms: ['RS256'] });
      if (payload.token_use !== 'id') return { valid: false, reason: 'not-an-id-token' };
      if (payload.aud !== clientId) return { valid: false, reason: 'not-for-us' };
      const claims = safeParse(schema, payload);
      if (!claims.success) return { valid: false, reason: 'not-genuine' };
      const { sub, email, 'cognito:groups': groups, exp } = claims.output;
      if (await isDeleted(sub)) return { valid: false, reason: 'user-deleted' };
      return { valid: true, sub, email, groups, expiresAt: new Date(exp * 1000).toISOString() };
    } catch (error) {
      return { valid: false, reason: reasonOf(error) };
    }
  };

/**
 * Errors that the token itself causes. If the keys cannot be loaded or read, the cause is on the side of
 * NovaLink.
 */
const forgeries = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTInvalid,
];

function reasonOf(error: unknown): Extract<Verdict, { valid: false }>['reason'] {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'not-for-us';
  if (forgeries.some((forgery) => error instanceof forgery)) return 'not-genuine';
  throw error;
}
