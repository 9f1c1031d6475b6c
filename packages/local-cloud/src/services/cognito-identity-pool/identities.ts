import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { Storage } from '#local/platform/storage';
import { region } from '#local/services/needs';
import type { Login } from './logins';

export interface Identity {
  readonly id: string;
  readonly poolId: string;
  /** `<provider>:<sub>` after a sign-in; null for a guest. */
  readonly login: string | null;
  readonly createdAt: string;
}

/** The identities of all pools: one for each user, a new one for each guest. */
export interface Identities {
  find(id: string): Identity | undefined;
  guest(poolId: string): Identity;
  /**
   * Returns the user's identity. If the user has none yet, the guest's identity becomes the user's, as AWS links a
   * login to it.
   */
  of(poolId: string, login: Login, guest?: Identity): Identity;
}

export function openIdentities({ storage, clock }: { storage: Storage; clock: Clock }): Identities {
  const identities = storage.documents<Identity>('cognito-identity/identities');
  const idsByLogin = storage.documents<string>('cognito-identity/logins');

  const keep = (identity: Identity) => {
    identities.put(identity.id, identity);
    return identity;
  };
  const fresh = (poolId: string, login: string | null): Identity => ({
    id: `${region}:${randomUUID()}`,
    poolId,
    login,
    createdAt: clock.now().toISOString(),
  });
  return {
    find: (id) => identities.get(id),
    guest: (poolId) => keep(fresh(poolId, null)),
    of(poolId, { provider, claims: { sub } }, guest) {
      const login = `${provider}:${sub}`;
      if (guest?.login && guest.login !== login) throw mismatch();
      const known = identities.get(idsByLogin.get(`${poolId} ${login}`) ?? '');
      if (known) return known;
      const identity = keep(guest ? { ...guest, login } : fresh(poolId, login));
      idsByLogin.put(`${poolId} ${login}`, identity.id);
      return identity;
    },
  };
}

const mismatch = () =>
  new AwsError(
    'NotAuthorizedException',
    "Logins don't match. Please include at least one valid login for this identity or identity pool.",
  );
