import { refuse } from '../refuse';
import type { ProfileRow } from './profile-row';
import { profileNow } from './standing';

/** For a write that asked that the compliance profile be valid. */
export function refuseInvalidProfile(profile: ProfileRow | null): never {
  return refuse('compliance.not-valid', { status: profile ? profileNow(profile).status : 'INCOMPLETE' });
}
