import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, resendSignUpCode, signUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { demoPassword } from './demo-accounts';
import { asAdministrator, output, type Seeding } from './seeding';
import { signInByHand, type Session } from './sign-in';

/** Configures Amplify, which is used to sign up, for the local cloud. */
export function configureSignUp(seeding: Seeding): void {
  // Amplify warns about every endpoint that does not belong to AWS.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: output(seeding, 'Identity', 'UserPoolId'),
        userPoolClientId: output(seeding, 'Identity', 'UserPoolClientId'),
        userPoolEndpoint: `${seeding.origin}/`,
      },
    },
  });
}

/** Signs a user up and confirms their e-mail. Continues after an interrupted start. */
export async function ensurePerson(seeding: Seeding, email: string): Promise<void> {
  const status = await statusOf(seeding, email);
  if (status === 'CONFIRMED') return;
  if (status === undefined) {
    const options = { userAttributes: { email }, clientMetadata: { termsVersion, policyVersion } };
    await signUp({ username: email, password: demoPassword, options });
  } else {
    await resendSignUpCode({ username: email });
  }
  await confirmSignUp({ username: email, confirmationCode: await latestCode(seeding, email) });
}

/** Runs `act` with the user's access token and the other data of their sign-in. */
export async function as<Result>(
  seeding: Seeding,
  email: string,
  act: (accessToken: string, session: Session) => Promise<Result>,
  password: string = demoPassword,
): Promise<Result> {
  const userPoolId = output(seeding, 'Identity', 'UserPoolId');
  const clientId = output(seeding, 'Identity', 'UserPoolClientId');
  const session = await signInByHand({ origin: seeding.origin, userPoolId, clientId }, email, password);
  return act(session.accessToken, session);
}

async function statusOf(seeding: Seeding, email: string): Promise<string | undefined> {
  const cognito = new CognitoIdentityProviderClient(asAdministrator(seeding));
  const UserPoolId = output(seeding, 'Identity', 'UserPoolId');
  try {
    return (await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email }))).UserStatus;
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') return undefined;
    throw error;
  } finally {
    cognito.destroy();
  }
}

async function latestCode({ origin }: Seeding, email: string): Promise<string> {
  const answer = await fetch(`${origin}/__local/mail.json`);
  const mails = (await answer.json()) as { to: string; code: string | null }[];
  const code = mails.findLast((mail) => mail.to === email && mail.code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}
