import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { CloudServices } from '#local/services/needs';
import type { Secret } from './secret';

/** The secrets of the templates, stored across restarts. */
export interface Secrets {
  /** Registers a secret; `secretString` gets the previous value, if any. */
  readonly put: (
    secret: Pick<Secret, 'arn' | 'name' | 'description'>,
    secretString: (before: string | undefined) => string,
  ) => void;
  /** By name or ARN. Throws ResourceNotFoundException. */
  readonly find: (nameOrArn: string) => Secret;
}

export function secretsIn({ storage, clock }: Pick<CloudServices, 'storage' | 'clock'>): Secrets {
  const kept = storage.documents<Secret>('secretsmanager');
  return {
    put(described, secretString) {
      const before = kept.get(described.arn);
      const value = secretString(before?.secretString);
      const version =
        before?.secretString === value
          ? { versionId: before.versionId, createdAt: before.createdAt }
          : { versionId: randomUUID(), createdAt: clock.now().toISOString() };
      kept.put(described.arn, { ...described, ...version, secretString: value });
    },
    find(nameOrArn) {
      const secret = kept.get(nameOrArn) ?? kept.entries().find(([, { name }]) => name === nameOrArn)?.[1];
      if (secret === undefined)
        throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      return secret;
    },
  };
}
