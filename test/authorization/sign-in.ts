import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, sharedInMemoryStorage } from 'aws-amplify/utils';
import { password, type Stage } from './stage';

export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
  readonly credentials: Visitor;
}
/** AWS credentials, and the identity they are for. */
export interface Visitor extends AwsCredentials {
  readonly identityId: string;
}
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

// It warns of every endpoint that is not AWS's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Signs in by SRP with the client that the site uses; one person at a time. */
export async function signedIn(stage: Stage, email: string, secret = password): Promise<SignedIn> {
  await forget(stage);
  await signIn({ username: email, password: secret });
  const { tokens, credentials, identityId } = await fetchAuthSession();
  if (!tokens?.idToken || !credentials || !identityId) throw new Error(`${email} has no session.`);
  return {
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken.toString(),
    credentials: { ...credentials, identityId },
  };
}

/** The credentials of somebody without an account. */
export async function guest(stage: Stage): Promise<Visitor> {
  await forget(stage);
  const { credentials, identityId } = await fetchAuthSession();
  if (!credentials || !identityId) throw new Error('A guest has no credentials.');
  return { ...credentials, identityId };
}

/** Drops the client's session as a closed browser would: a sign-out would revoke its tokens. */
async function forget(stage: Stage): Promise<void> {
  configure(stage);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
  await sharedInMemoryStorage.clear();
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
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
