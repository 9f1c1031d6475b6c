import { credentialsFor, signInByHand, type IdentityCredentials, type Session } from '#tools/seed/sign-in';
import type { Stage } from './running-stage';
import { password } from './stage';

export interface SignedIn extends Session {
  readonly credentials: Visitor;
}
/** AWS credentials and their identity. */
export type Visitor = IdentityCredentials;
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/**
 * Signs in with SRP and the same requests as the site's client, ten times faster. Amplify itself is tested in
 * `test/cloud/clients/graphql.test.ts` and in the journeys about signing in.
 */
export async function signedIn(stage: Stage, email: string, secret = password): Promise<SignedIn> {
  const session = await signInByHand(stage, email, secret);
  return { ...session, credentials: await credentialsFor(stage, session) };
}

/** The credentials of a guest. */
export const guest = (stage: Stage): Promise<Visitor> => credentialsFor(stage);
