import { AwsError } from '#local/platform/aws-error';
import { isPasswordOf } from '../passwords/passwords';
import type { UserPool, UserPoolClient } from '../pools/pool';
import type { SignIn, SignInAnswer } from './sign-in';

export type Parameters = Readonly<Record<string, string>>;

/** Signs in with the flows that send the password itself, in `USERNAME` and `PASSWORD`. */
export async function signInWithPassword(
  { signIn }: { signIn: SignIn },
  pool: UserPool,
  client: UserPoolClient,
  parameters: Parameters,
): Promise<SignInAnswer> {
  const attempt = signIn.begin(pool, client, requireParameter(parameters, 'USERNAME'));
  const { user } = attempt;
  if (!user || !isPasswordOf(pool, user, requireParameter(parameters, 'PASSWORD')))
    throw signIn.refuse(attempt);
  return signIn.passwordProven({ ...attempt, user });
}

type Flow = 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH' | 'ADMIN_USER_PASSWORD_AUTH';

export function requireFlow({ properties }: UserPoolClient, flow: Flow): void {
  if (properties.ExplicitAuthFlows.includes(`ALLOW_${flow}`)) return;
  throw new AwsError('InvalidParameterException', `${flow} flow not enabled for this client`);
}

export function requireParameter(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value === undefined)
    throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}
