import { randomBytes } from 'node:crypto';
import { accountId } from '#local/services/needs';
import type { Clock } from './clock';
import type { CredentialRegister, Credentials, PolicyDocument, Principal } from './principal';
import type { Storage } from './storage';

interface Kept {
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  readonly principal: Principal;
}

/** Stores credentials across restarts. Expired credentials are kept for a day, so that they are rejected as expired. */
export function credentialRegister({
  storage,
  clock,
}: {
  storage: Storage;
  clock: Clock;
}): CredentialRegister {
  const kept = storage.documents<Kept>('credentials');
  /** Caches parsed documents, because every request is signed and parsing a principal's policies is slow. */
  const read = new Map<string, Kept>();
  forgetOld();

  function forgetOld(): void {
    const yesterday = clock.now().getTime() - 86_400_000;
    for (const [id, { expiresAt }] of kept.entries()) {
      if (expiresAt !== undefined && Date.parse(expiresAt) < yesterday) kept.delete(id);
    }
  }

  return {
    issue: (principal, expiresAt) => {
      const credentials: Credentials = {
        // In AWS, ids of temporary access keys start with ASIA, and only temporary keys have a session token.
        accessKeyId: `${expiresAt === undefined ? 'AKIA' : 'ASIA'}${upperCaseId()}`,
        secretAccessKey: randomBytes(30).toString('base64'),
        ...(expiresAt !== undefined && { sessionToken: randomBytes(96).toString('base64'), expiresAt }),
      };
      const { accessKeyId, secretAccessKey, sessionToken } = credentials;
      kept.put(accessKeyId, {
        secretAccessKey,
        sessionToken,
        expiresAt: expiresAt?.toISOString(),
        principal,
      });
      return credentials;
    },
    find: (accessKeyId) => {
      const found = read.get(accessKeyId) ?? kept.get(accessKeyId);
      if (found === undefined) return undefined;
      read.set(accessKeyId, found);
      const { secretAccessKey, sessionToken, expiresAt, principal } = found;
      return {
        credentials: {
          accessKeyId,
          secretAccessKey,
          ...(sessionToken !== undefined && { sessionToken }),
          ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt) }),
        },
        principal,
      };
    },
  };
}

const everything: PolicyDocument = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }],
};

/**
 * The administrator of the account, with all permissions. The credentials are generated once for each
 * installation.
 */
export function localAdministrator(needs: {
  storage: Storage;
  credentials: CredentialRegister;
}): Credentials {
  const names = needs.storage.documents<string>('administrator');
  const known = needs.credentials.find(names.get('accessKeyId') ?? '');
  if (known !== undefined) return known.credentials;
  const issued = needs.credentials.issue({
    arn: `arn:aws:iam::${accountId}:user/local-administrator`,
    gates: [[everything]],
    context: {},
  });
  names.put('accessKeyId', issued.accessKeyId);
  return issued;
}

/** Reads the administrator's credentials of an installation, which can be running. Changes nothing. */
export function findAdministrator(storage: Storage): Credentials | undefined {
  const accessKeyId = storage.documents<string>('administrator').get('accessKeyId');
  if (accessKeyId === undefined) return undefined;
  const kept = storage.documents<Kept>('credentials').get(accessKeyId);
  return kept && { accessKeyId, secretAccessKey: kept.secretAccessKey };
}

function upperCaseId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
