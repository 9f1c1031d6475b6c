import { metadata, pipe, strictObject, string } from 'valibot';
import { resourceKind } from '#local/template/resource-kind';
import type { Buckets } from './buckets';

const properties = pipe(
  strictObject({ ServiceToken: string(), BucketName: string() }),
  metadata({ inert: 'the local cloud deletes neither resources nor their files' }),
);

/** The custom resource of the CDK's `autoDeleteObjects`. In AWS, it empties a bucket that is deleted with its stack. */
export const autoDeleteKind = ({ buckets }: { readonly buckets: Buckets }) =>
  resourceKind({
    type: 'Custom::S3AutoDeleteObjects',
    properties,
    create: ({ properties: { BucketName } }) => ({ ref: buckets.byName(BucketName).name }),
  });
