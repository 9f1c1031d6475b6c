import type { UserGroup } from '#domain/generated/types';

/** A user of the user pool. */
export interface DirectoryUser {
  readonly sub: string;
  readonly email: string;
  /** For example `CONFIRMED`. */
  readonly status: string;
  readonly enabled: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface UserPage {
  readonly users: readonly DirectoryUser[];
  readonly nextToken: string | null;
}

/** The user pool. All operations are idempotent. Removing or signing out a deleted user does nothing. */
export interface UserDirectory {
  /** By e-mail address or `sub`. */
  find(username: string): Promise<DirectoryUser | undefined>;
  groupsOf(sub: string): Promise<readonly UserGroup[]>;
  /** Returns false if there is no such user. */
  join(sub: string, group: UserGroup): Promise<boolean>;
  leave(sub: string, group: UserGroup): Promise<void>;
  /** Refresh tokens become invalid immediately; access tokens remain valid for up to 15 minutes. */
  signOutEverywhere(sub: string): Promise<void>;
  remove(sub: string): Promise<void>;
  list(page: { emailPrefix?: string; limit: number; nextToken?: string }): Promise<UserPage>;
  listMembers(page: { group: UserGroup; limit: number; nextToken?: string }): Promise<UserPage>;
}
