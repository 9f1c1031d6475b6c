import type { PasswordVerifier } from '../sign-in/srp';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

export type CodePurpose = 'confirm-sign-up' | 'reset-password' | 'verify-email';

/** A stored user of a pool. Times are ISO 8601. */
export interface User {
  /** The sub. With e-mail addresses as user names, Cognito generates this name. */
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly password?: PasswordVerifier | undefined;
  readonly temporaryPasswordSetAt?: string | undefined;
  readonly groups: readonly string[];
  /** A new address that is not yet verified. */
  readonly pendingEmail?: string | undefined;
  readonly codes: Readonly<Partial<Record<CodePurpose, SentCode>>>;
}

export interface SentCode {
  readonly code: string;
  /** The address to which the code was sent; the code verifies only this address. */
  readonly to: string;
  readonly expiresAt: string;
  readonly sentAt: readonly string[];
  readonly missedAt: readonly string[];
}

export interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

export const attributeList = (user: User): Attribute[] =>
  Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value }));

export const attributeRecord = (
  attributes: readonly { Name: string; Value?: string | undefined }[] = [],
): Record<string, string> => Object.fromEntries(attributes.map(({ Name, Value = '' }) => [Name, Value]));
