import type { S3Operation } from '../protocol/operation';
import { accessDenied } from '../protocol/s3-error';

export const createBucket: S3Operation = () => {
  throw accessDenied(
    'The local cloud creates buckets only from templates. Add the bucket to a template and deploy.',
  );
};
