import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { demoPassword } from './demo-accounts';
import { asAdministrator, output, type Seeding } from './seeding';
import { signInByHand, type Session } from './sign-in';

/** Signs a user up and confirms their e-mail. Continues after an interrupted start. */
export async function ensurePerson(seeding: Seeding, email: string): Promise<void> {
  const cognito = new CognitoIdentityProviderClient(asAdministrator(seeding));
  const own = { ClientId: output(seeding, 'Identity', 'UserPoolClientId'), Username: email };
  try {
    const status = await statusOf(cognito, output(seeding, 'Identity', 'UserPoolId'), email);
    if (status === 'CONFIRMED') return;
    if (status === undefined)
      await cognito.send(
        new SignUpCommand({
          ...own,
          Password: demoPassword,
          UserAttributes: [{ Name: 'email', Value: email }],
          ClientMetadata: { termsVersion, policyVersion },
        }),
      );
    else await cognito.send(new ResendConfirmationCodeCommand(own));
    const ConfirmationCode = await latestCode(seeding, email);
    await cognito.send(new ConfirmSignUpCommand({ ...own, ConfirmationCode }));
  } finally {
    cognito.destroy();
  }
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

async function statusOf(
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
  Username: string,
): Promise<string | undefined> {
  try {
    return (await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }))).UserStatus;
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') return undefined;
    throw error;
  }
}

async function latestCode({ origin }: Seeding, email: string): Promise<string> {
  const answer = await fetch(`${origin}/__local/mail.json`);
  const mails = (await answer.json()) as { to: string; code: string | null }[];
  const code = mails.findLast((mail) => mail.to === email && mail.code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}
