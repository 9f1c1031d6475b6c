import type { Clock } from '#lambda/runtime/clock';
import type { IdentityDirectory } from '#lambda/services/directory/identity-directory';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import type { PersonalDataStore } from '#lambda/stores/users/personal-data-store';
import type { RightsStore } from '#lambda/stores/users/rights-store';

export interface Needs {
  readonly directory: Pick<UserDirectory, 'find' | 'groupsOf' | 'signOutEverywhere' | 'remove'>;
  readonly identities: IdentityDirectory;
  readonly rights: Pick<RightsStore, 'withdraw'>;
  readonly personalData: PersonalDataStore;
  readonly clock: Clock;
}
