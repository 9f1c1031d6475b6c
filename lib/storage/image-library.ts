import { Construct } from 'constructs';
import { imagePrefix } from '#domain/uploads';
import type { Visitors } from '#lib/identity/visitors';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';
import { letEdgeGet } from '#lib/storage/edge-access';
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
    letEdgeGet(this.bucket, all, onlyChecked);
  }
}
