import type { UserPool, UserPoolClient } from '../pools/pool';
import type { Triggers } from '../pools/triggers';
import type { User } from '../users/user';

interface Confirmation {
  readonly pool: UserPool;
  readonly client: Pick<UserPoolClient, 'id'>;
  readonly user: User;
  readonly now: string;
  readonly clientMetadata: Readonly<Record<string, string>>;
}

/** Makes a user CONFIRMED and invokes the pool's PostConfirmation function. */
export async function confirm(
  { triggers }: { triggers: Triggers },
  { pool, client, user, now, clientMetadata }: Confirmation,
) {
  pool.users.put({ ...user, status: 'CONFIRMED', modifiedAt: now });
  await triggers.run(pool, {
    source: 'PostConfirmation_ConfirmSignUp',
    userName: user.username,
    clientId: client.id,
    request: { userAttributes: { ...user.attributes, 'cognito:user_status': 'CONFIRMED' }, clientMetadata },
    response: {},
  });
}
