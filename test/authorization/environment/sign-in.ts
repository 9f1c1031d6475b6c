import { credentialsFor, signInByHand, type IdentityCredentials, type Session } from '#tools/seed/sign-in';
import type { Stage } from './running-stage';
import { password } from './stage';

export interface SignedIn extends Session {
  readonly credentials: Visitor;
}
/** AWS credentials, and the identity they are for. */
export type Visitor = IdentityCredentials;
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/**
 * Signs in by SRP, with the requests that the site's client makes, in a tenth of its time. Amplify itself signs in in
 * `test/cloud/clients/amplify-client.test.ts` and in the journeys about signing in.
 */
export async function signedIn(stage: Stage, email: string, secret = password): Promise<SignedIn> {
  const session = await signInByHand(stage, email, secret);
  return { ...session, credentials: await credentialsFor(stage, session) };
}

/** The credentials of a guest. */
export const guest = (stage: Stage): Promise<Visitor> => credentialsFor(stage);
