import type { S3Operation } from '../protocol/operation';
import { accessDenied } from '../protocol/s3-error';

export const createBucket: S3Operation = () => {
  throw accessDenied('Buckets come from the templates: add it there and deploy.');
};
