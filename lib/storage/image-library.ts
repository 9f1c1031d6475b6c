import { Stack } from 'aws-cdk-lib/core';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { imagePrefix } from '#domain/uploads';
import type { Visitors } from '#lib/identity/visitors';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';
import { keysUnder, mayGet, mayList, mayPutAndDelete, onlyChecked } from '#lib/storage/storage-rights';
import { UploadBucket } from '#lib/storage/upload-bucket';

export interface ImageLibraryProps {
  readonly settings: StageSettings;
  readonly visitors: Visitors;
}

/** Images of games. Checked images are public. Signed-in users can upload images. */
export class ImageLibrary extends Construct {
  readonly bucket: UploadBucket;
  /** Prefix of all keys. */
  readonly prefix = imagePrefix;

  constructor(scope: Construct, id: string, { settings, visitors }: ImageLibraryProps) {
    super(scope, id);
    this.bucket = new UploadBucket(this, 'Bucket', settings);
    acknowledgePrefixes(this, this.bucket, imagePrefix);
    const all = keysUnder(this.bucket, imagePrefix, 'everybody’s');
    const written = settings.imageWrites === 'own-folder' ? keysUnder(this.bucket, imagePrefix, 'own') : all;
    const look = [mayGet(all), mayList(this.bucket, imagePrefix)];
    visitors.allow(this, 'guest', look);
    visitors.allow(this, 'signedIn', [...look, mayPutAndDelete(written)]);
    visitors.allow(this, 'admin', [...look, mayPutAndDelete(all)]);
    this.letEdgeGet(all);
  }

  /** Allows any distribution of the account, because ours is in a stack that depends on this one. */
  private letEdgeGet(keys: string): void {
    const distributions = Stack.of(this).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: '*',
    });
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [keys],
        conditions: { ...onlyChecked, ArnLike: { 'aws:SourceArn': distributions } },
      }),
    );
  }
}
