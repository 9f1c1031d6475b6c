import {
  GetIdCommand,
  NotAuthorizedException,
  type CognitoIdentityClient,
} from '@aws-sdk/client-cognito-identity';
import { parse, object, string } from 'valibot';
import { guard } from '#domain/guard';
import { Refusal } from '#lambda/runtime/refusal';

/** The Cognito identity pool, which assigns each user the folder for their uploads. */
export interface IdentityDirectory {
  /** Returns the identity id of the user. Refuses an invalid token and a token of another user. */
  idOf(sub: string, idToken: string): Promise<string>;
}

interface Needs {
  readonly cognito: CognitoIdentityClient;
  readonly identityPoolId: string;
  /** `cognito-idp.<region>.amazonaws.com/<user pool>`. */
  readonly provider: string;
}

const claims = object({ sub: string() });
const answer = object({ IdentityId: string() });

export const identityDirectory = ({ cognito, identityPoolId, provider }: Needs): IdentityDirectory => ({
  idOf: async (sub, idToken) => {
    // The identity pool verifies the token.
    const { IdentityId } = parse(answer, await identityOf({ cognito, identityPoolId, provider }, idToken));
    const [, payload = ''] = idToken.split('.');
    const owner = parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    if (!guard('account.own-token', owner.sub === sub)) throw invalidToken();
    return IdentityId;
  },
});

async function identityOf({ cognito, identityPoolId, provider }: Needs, idToken: string) {
  try {
    return await cognito.send(
      new GetIdCommand({ IdentityPoolId: identityPoolId, Logins: { [provider]: idToken } }),
    );
  } catch (error) {
    if (error instanceof NotAuthorizedException) throw invalidToken();
    throw error;
  }
}

const invalidToken = () => new Refusal('input.invalid', { field: 'idToken' });
