import { refuse } from '../refuse';
import type { ProfileRow } from './profile-row';
import { profileNow } from './current-status';

/** For a failed write with the condition that the compliance profile is valid. */
export function refuseInvalidProfile(profile: ProfileRow | null): never {
  return refuse('compliance.not-valid', { status: profile ? profileNow(profile).status : 'INCOMPLETE' });
}
