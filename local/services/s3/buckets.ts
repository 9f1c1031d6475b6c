import type { Clock } from '#local/platform/clock';
import type { PolicyDocument } from '#local/platform/principal';
import type { Storage } from '#local/platform/storage';
import { region } from '#local/services/needs';
import { objectsOf, type Objects } from './objects';
import { s3Error } from './s3-error';

export interface Bucket {
  readonly name: string;
  readonly arn: string;
  readonly createdAt: Date;
  readonly objects: Objects;
  policy: PolicyDocument | undefined;
}

/** The buckets of the templates. */
export interface Buckets {
  readonly all: () => Bucket[];
  /** Throws NoSuchBucket. */
  readonly byName: (name: string) => Bucket;
  readonly byDomainName: (domainName: string) => Bucket | undefined;
  readonly create: (name: string) => Bucket;
}

export function createBuckets(needs: { storage: Storage; clock: Clock }): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    all: () => [...buckets.values()],
    byName(name) {
      const bucket = buckets.get(name);
      if (bucket === undefined) throw s3Error('NoSuchBucket', 'The specified bucket does not exist', 404);
      return bucket;
    },
    byDomainName: (domainName) =>
      [...buckets.values()].find(({ name }) =>
        [domainNameOf(name), regionalDomainNameOf(name)].includes(domainName),
      ),
    create(name) {
      const bucket = {
        name,
        arn: `arn:aws:s3:::${name}`,
        createdAt: needs.clock.now(),
        objects: objectsOf(name, needs),
        policy: undefined,
      };
      buckets.set(name, bucket);
      return bucket;
    },
  };
}

export const domainNameOf = (bucketName: string) => `${bucketName}.s3.amazonaws.com`;
export const regionalDomainNameOf = (bucketName: string) => `${bucketName}.s3.${region}.amazonaws.com`;
