import { nullable, number, object, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { Lockout } from './lockout';
import { hidesUnknownUsers } from '../pools/pool';
import type { UserPool, UserPoolClient } from '../pools/pool';
import type { Seal } from '../protocol/seal';
import type { AuthenticationResult, Tokens } from '../tokens/tokens';
import type { User } from '../users/user';

/** The entered user name, and the user if it exists. */
export interface Attempt {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly name: string;
  readonly user: User | undefined;
}

export type SignInAnswer =
  | {
      readonly ChallengeParameters: Record<string, never>;
      readonly AuthenticationResult: AuthenticationResult;
    }
  | {
      readonly ChallengeName: string;
      readonly ChallengeParameters: Record<string, string>;
      readonly Session: string;
    };

/** The common steps of all sign-ins with a password. */
export interface SignIn {
  /** Starts an attempt. Throws while the name is locked, and for unknown names unless the client hides them. */
  begin(pool: UserPool, client: UserPoolClient, name: string): Attempt;
  /** Counts a wrong password. The error is the same for an unknown user name. */
  refuse(attempt: Attempt): AwsError;
  /** Returns tokens or the challenge for the user's status. Throws if the status does not allow sign-in. */
  passwordProven(attempt: Attempt & { user: User }): Promise<SignInAnswer>;
  /** Returns the user of a NEW_PASSWORD_REQUIRED challenge. */
  resume(pool: UserPool, client: UserPoolClient, session: string): User;
}

const newPassword = 'NEW_PASSWORD_REQUIRED';
const dayMs = 86_400_000;

/** Valid for one response, because the salt changes with the password. */
const session = object({ username: string(), clientId: string(), salt: nullable(string()), until: number() });
type Session = InferOutput<typeof session>;

interface Needs {
  clock: Clock;
  lockout: Lockout;
  seal: Seal;
  tokens: Tokens;
}

export function createSignIn({ clock, lockout, seal, tokens }: Needs): SignIn {
  const lockName = ({ user, name }: Attempt) => user?.username ?? name;

  const askNewPassword = ({ client, user, pool }: Attempt & { user: User }): SignInAnswer => {
    const { TemporaryPasswordValidityDays: days } = pool.properties.Policies.PasswordPolicy;
    const setAt = Date.parse(user.temporaryPasswordSetAt ?? user.createdAt);
    if (setAt + days * dayMs <= clock.now().getTime()) throw refused(temporaryPasswordExpired);
    const until = clock.now().getTime() + client.properties.AuthSessionValidity * 60_000;
    const { sub: _, ...userAttributes } = user.attributes;
    return {
      ChallengeName: newPassword,
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(userAttributes),
      },
      Session: seal.close(newPassword, {
        username: user.username,
        clientId: client.id,
        salt: user.password?.salt ?? null,
        until,
      } satisfies Session),
    };
  };

  return {
    begin(pool, client, name) {
      const user = pool.users.find(name);
      if (!user && !hidesUnknownUsers(client))
        throw new AwsError('UserNotFoundException', 'User does not exist.');
      const attempt = { pool, client, name, user };
      lockout.check(pool, lockName(attempt));
      return attempt;
    },
    refuse(attempt) {
      lockout.failed(attempt.pool, lockName(attempt));
      return refused('Incorrect username or password.');
    },
    async passwordProven(attempt) {
      const { pool, client, user } = attempt;
      lockout.succeeded(pool, lockName(attempt));
      if (!user.enabled) throw refused('User is disabled.');
      if (user.status === 'UNCONFIRMED')
        throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
      if (user.status === 'RESET_REQUIRED') {
        throw new AwsError('PasswordResetRequiredException', 'Password reset required for the user');
      }
      if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(attempt);
      return { ChallengeParameters: {}, AuthenticationResult: await tokens.signIn(pool, client, user) };
    },
    resume(pool, client, given) {
      const held = safeParse(session, seal.open(newPassword, given));
      const user = held.success ? pool.users.find(held.output.username) : undefined;
      if (!held.success || user?.password?.salt !== held.output.salt || held.output.clientId !== client.id) {
        throw refused('Invalid session for the user.');
      }
      if (held.output.until <= clock.now().getTime()) {
        throw refused('Invalid session for the user, session is expired.');
      }
      return user;
    },
  };
}

const temporaryPasswordExpired = 'Temporary password has expired and must be reset by an administrator.';

const refused = (reason: string) => new AwsError('NotAuthorizedException', reason);
