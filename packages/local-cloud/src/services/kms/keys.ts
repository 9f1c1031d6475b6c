import { randomBytes } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import { accountId, region, type CloudServices } from '#local/services/needs';

/** A symmetric key of a template. */
export interface Key {
  /** A UUID. */
  readonly id: string;
  readonly arn: string;
  /** 32 bytes in base64. */
  readonly material: string;
}

/** The keys of the templates, stored across restarts. */
export interface Keys {
  /** Registers a key. Its material is generated once. */
  readonly put: (id: string) => Key;
  /** By id or ARN. Throws NotFoundException. */
  readonly find: (idOrArn: string) => Key;
}

export const keyArn = (id: string) => `arn:aws:kms:${region}:${accountId}:key/${id}`;

export function keysIn({ storage }: Pick<CloudServices, 'storage'>): Keys {
  const kept = storage.documents<Key>('kms');
  return {
    put(id) {
      const key = kept.get(id) ?? { id, arn: keyArn(id), material: randomBytes(32).toString('base64') };
      kept.put(id, key);
      return key;
    },
    find(idOrArn) {
      const key = kept.get(idOrArn.replace(/^arn:.*:key\//, ''));
      if (key === undefined) throw new AwsError('NotFoundException', `Key '${idOrArn}' does not exist`);
      return key;
    },
  };
}
