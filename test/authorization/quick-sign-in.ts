import { credentialsFor, signInByHand } from '../../bin/seed/sign-in';
import type { SignedIn } from './sign-in';
import { password, type Stage } from './stage';

/** Signs in as `signedIn` does, by the same requests in a tenth of the time: a cast has many people. */
export async function quicklySignedIn(stage: Stage, email: string): Promise<SignedIn> {
  const session = await signInByHand(stage, email, password);
  return { ...session, credentials: await credentialsFor(stage, session) };
}
