import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { Storage } from '#local/platform/storage';

/** One sign-in. Its tokens contain its id as `origin_jti` and end with it. Times are epoch milliseconds. */
export interface Grant {
  readonly id: string;
  readonly username: string;
  readonly clientId: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
  readonly refreshDigest: string;
  /** The token before the last rotation, valid for a grace period. */
  readonly replaced?: { readonly digest: string; readonly until: number } | undefined;
}

export interface Grants {
  open(sign: { username: string; clientId: string; now: number; expiresAt: number }): {
    grant: Grant;
    refreshToken: string;
  };
  find(id: string): Grant | undefined;
  /** Returns the sign-in of a refresh token. Throws NotAuthorizedException if the token is no longer valid. */
  redeem(refreshToken: string, now: number): Grant;
  rotate(grant: Grant, now: number, graceMs: number): string;
  revoke(id: string): void;
  revokeAllOf(username: string): void;
}

export function openGrants(storage: Storage, poolId: string): Grants {
  const documents = storage.documents<Grant>(`cognito-idp/${poolId}/grants`);
  const drop = (unwanted: (grant: Grant) => boolean) => {
    for (const [id, grant] of documents.entries()) if (unwanted(grant)) documents.delete(id);
  };
  return {
    open({ username, clientId, now, expiresAt }) {
      drop((grant) => grant.username === username && grant.expiresAt <= now);
      const id = randomUUID();
      const refreshToken = freshToken(id);
      const grant = {
        id,
        username,
        clientId,
        signedInAt: now,
        expiresAt,
        refreshDigest: digestOf(refreshToken),
      };
      documents.put(id, grant);
      return { grant, refreshToken };
    },
    find: (id) => documents.get(id),
    redeem(refreshToken, now) {
      const grant = documents.get(grantIdOf(refreshToken));
      const digest = digestOf(refreshToken);
      if (!grant) throw new AwsError('NotAuthorizedException', 'Refresh Token has been revoked');
      if (grant.expiresAt <= now) throw new AwsError('NotAuthorizedException', 'Refresh Token has expired');
      if (digest === grant.refreshDigest) return grant;
      if (digest !== grant.replaced?.digest)
        throw new AwsError('NotAuthorizedException', 'Invalid Refresh Token');
      if (grant.replaced.until >= now) return grant;
      documents.delete(grant.id);
      throw new AwsError('RefreshTokenReuseException', 'Refresh token has been used before');
    },
    rotate(grant, now, graceMs) {
      const refreshToken = freshToken(grant.id);
      const replaced = { digest: grant.refreshDigest, until: now + graceMs };
      documents.put(grant.id, { ...grant, refreshDigest: digestOf(refreshToken), replaced });
      return refreshToken;
    },
    revoke: (id) => documents.delete(id),
    revokeAllOf: (username) => drop((grant) => grant.username === username),
  };
}

const freshToken = (grantId: string) =>
  Buffer.concat([Buffer.from(grantId.replaceAll('-', ''), 'hex'), randomBytes(48)]).toString('base64url');

function grantIdOf(refreshToken: string): string {
  const hex = Buffer.from(refreshToken, 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const digestOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('base64');
