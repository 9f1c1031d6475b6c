import { Construct } from 'constructs';
import { documentPrefix } from '#domain/uploads';
import type { Visitors } from '#lib/identity/visitors';
import type { StageSettings } from '#lib/settings';
import { acknowledgePrefixes } from '#lib/storage/acknowledge-prefixes';
import { keysUnder, mayGet, mayPutOnce } from '#lib/storage/storage-rights';
import { UploadBucket } from '#lib/storage/upload-bucket';

export interface DocumentArchiveProps {
  readonly settings: StageSettings;
  readonly visitors: Visitors;
}

/** Compliance documents of companies. The uploader and admins can read them; they cannot be changed or removed. */
export class DocumentArchive extends Construct {
  readonly bucket: UploadBucket;
  /** Prefix of all keys. */
  readonly prefix = documentPrefix;

  constructor(scope: Construct, id: string, { settings, visitors }: DocumentArchiveProps) {
    super(scope, id);
    this.bucket = new UploadBucket(this, 'Bucket', settings);
    acknowledgePrefixes(this, this.bucket, documentPrefix);
    const own = keysUnder(this.bucket, documentPrefix, 'own');
    const all = keysUnder(this.bucket, documentPrefix, 'everybody’s');
    visitors.allow(this, 'signedIn', [...mayPutOnce(own), mayGet(own)]);
    // Admins can also own companies.
    visitors.allow(this, 'admin', [...mayPutOnce(own), mayGet(all)]);
  }
}
