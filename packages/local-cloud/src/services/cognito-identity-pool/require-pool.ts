import { AwsError } from '#local/platform/aws-error';
import type { IdentityPool, IdentityPools } from './identity-pool';
import type { Identities, Identity } from './identities';

export function requirePool(pools: IdentityPools, id: string): IdentityPool {
  const pool = pools.get(id);
  if (!pool) throw new AwsError('ResourceNotFoundException', `IdentityPool '${id}' not found.`);
  return pool;
}

export function requireIdentity(identities: Identities, id: string): Identity {
  const identity = identities.find(id);
  if (!identity) throw new AwsError('ResourceNotFoundException', `Identity '${id}' not found.`);
  return identity;
}

export function requireGuestsAllowed({ properties }: IdentityPool): void {
  if (properties.AllowUnauthenticatedIdentities) return;
  throw new AwsError(
    'NotAuthorizedException',
    'Unauthenticated access is not supported for this identity pool.',
  );
}
