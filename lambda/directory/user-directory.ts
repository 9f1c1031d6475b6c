import type { UserGroup } from '#domain/generated/types';

/** A user as the user pool knows them. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  /** Such as `CONFIRMED`. */
  readonly status: string;
  readonly enabled: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface PersonPage {
  readonly people: readonly Person[];
  readonly nextToken: string | null;
}

/** The user pool. All operations can be repeated. Removing or signing out a deleted user does nothing. */
export interface UserDirectory {
  /** By e-mail address or `sub`. */
  find(username: string): Promise<Person | undefined>;
  groupsOf(sub: string): Promise<readonly UserGroup[]>;
  /** False when there is no such person. */
  join(sub: string, group: UserGroup): Promise<boolean>;
  leave(sub: string, group: UserGroup): Promise<void>;
  /** Refresh tokens end at once; access tokens live on for their 15 minutes. */
  signOutEverywhere(sub: string): Promise<void>;
  remove(sub: string): Promise<void>;
  list(page: { emailPrefix?: string; limit: number; nextToken?: string }): Promise<PersonPage>;
  listMembers(page: { group: UserGroup; limit: number; nextToken?: string }): Promise<PersonPage>;
}
