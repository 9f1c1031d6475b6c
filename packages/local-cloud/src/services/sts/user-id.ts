import { createHash } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The `UserId` of a caller: the unique id of an IAM user, or that of a role and the session's name. IAM User Guide, "IAM
 * identifiers", unique identifiers.
 */
export function userIdOf(arn: string): string {
  const [, role, session] = /^arn:aws:sts::\d{12}:assumed-role\/([^/]+)\/(.+)$/.exec(arn) ?? [];
  return role === undefined ? uniqueId('AIDA', arn) : `${roleIdOf(role)}:${session}`;
}

/** The unique id of a role. */
export const roleIdOf = (roleName: string) => uniqueId('AROA', roleName);

/** Returns 21 letters and digits with the kind's prefix; stable for a name. */
export function uniqueId(prefix: string, name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 17);
  return prefix + Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}
