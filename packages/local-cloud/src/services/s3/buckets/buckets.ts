import type { Clock } from '#local/platform/clock';
import type { PolicyDocument } from '#local/platform/principal';
import type { Storage } from '#local/platform/storage';
import type { CorsRule } from '../cors/cors-rules';
import { domainNameOf, regionalDomainNameOf } from '../protocol/domain-names';
import type { PublicAccessBlock } from '../access/public-access';
import type { ObjectLock } from '../objects/object-lock';
import { objectsOf, type Objects, type Versioning } from '../objects/objects';
import { s3Error } from '../protocol/s3-error';
import { uploadsOf, type Uploads } from '../uploads/uploads';

export interface Notification {
  readonly id: string;
  /** Such as `ObjectCreated:*`. */
  readonly event: string;
  readonly functionArn: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** The settings of a bucket. */
export interface BucketSettings {
  readonly versioning: Versioning;
  readonly corsRules: readonly CorsRule[];
  readonly notifications: readonly Notification[];
  readonly publicAccessBlock: PublicAccessBlock;
  /** Absent if objects cannot be locked. */
  readonly objectLock: ObjectLock | undefined;
}

export interface Bucket extends BucketSettings {
  readonly name: string;
  readonly arn: string;
  readonly createdAt: Date;
  readonly objects: Objects;
  readonly uploads: Uploads;
  policy: PolicyDocument | undefined;
}

/** The buckets of the templates. */
export interface Buckets {
  readonly all: () => Bucket[];
  readonly has: (name: string) => boolean;
  /** Throws NoSuchBucket. */
  readonly byName: (name: string) => Bucket;
  readonly byDomainName: (domainName: string) => Bucket | undefined;
  readonly create: (name: string, settings: BucketSettings) => Bucket;
}

export function createBuckets(needs: { storage: Storage; clock: Clock }): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    all: () => [...buckets.values()],
    has: (name) => buckets.has(name),
    byName(name) {
      const bucket = buckets.get(name);
      if (bucket === undefined) throw s3Error('NoSuchBucket', 'The specified bucket does not exist', 404);
      return bucket;
    },
    byDomainName: (domainName) =>
      [...buckets.values()].find(({ name }) =>
        [domainNameOf(name), regionalDomainNameOf(name)].includes(domainName),
      ),
    create(name, settings) {
      const bucket = {
        ...settings,
        name,
        arn: bucketArn(name),
        createdAt: needs.clock.now(),
        objects: objectsOf(name, { ...needs, ...settings }),
        uploads: uploadsOf(name, needs),
        policy: undefined,
      };
      buckets.set(name, bucket);
      return bucket;
    },
  };
}

export const bucketArn = (name: string) => `arn:aws:s3:::${name}`;
