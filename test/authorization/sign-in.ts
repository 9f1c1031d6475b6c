import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { password, type Stage } from './stage';

export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
  readonly credentials: AwsCredentials;
}
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Signs in by SRP with the client that the site uses; one person at a time. */
export async function signedIn(stage: Stage, email: string): Promise<SignedIn> {
  configure(stage);
  await signIn({ username: email, password });
  const { tokens, credentials } = await fetchAuthSession();
  // A local sign-out only: a global one would take the tokens' rights away.
  await signOut();
  if (!tokens?.idToken || !credentials) throw new Error(`${email} has no session.`);
  return { accessToken: tokens.accessToken.toString(), idToken: tokens.idToken.toString(), credentials };
}

/** The credentials of somebody without an account. */
export async function guest(stage: Stage): Promise<AwsCredentials> {
  configure(stage);
  const { credentials } = await fetchAuthSession();
  if (!credentials) throw new Error('A guest has no credentials.');
  return credentials;
}

function configure({ origin, userPoolId, clientId, identityPoolId }: Stage): void {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        identityPoolId,
        allowGuestAccess: true,
        userPoolEndpoint: `${origin}/`,
        identityPoolEndpoint: `${origin}/`,
      },
    },
  });
}
