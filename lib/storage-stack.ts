import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { keepExported } from '#lib/keep-exported';
import type { AuditTable } from '#lib/audit/audit-table';
import type { Visitors } from '#lib/identity/visitors';
import type { MainTable } from '#lib/records/main-table';
import type { StageSettings } from '#lib/settings';
import { DocumentArchive } from '#lib/storage/document-archive';
import { ImageLibrary } from '#lib/storage/image-library';
import { UploadCheck } from '#lib/storage/upload-check';

export interface StorageStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly visitors: Visitors;
  readonly records: MainTable;
  readonly audit: AuditTable;
}

/** Files that users upload, and their checks. */
export class StorageStack extends Stack {
  readonly images: ImageLibrary;
  readonly documents: DocumentArchive;
  readonly uploads: UploadCheck;

  constructor(scope: Construct, id: string, props: StorageStackProps) {
    const { settings, visitors, records, audit, ...stack } = props;
    super(scope, id, stack);
    this.images = new ImageLibrary(this, 'Images', { settings, visitors });
    this.documents = new DocumentArchive(this, 'Documents', { settings, visitors });
    this.uploads = new UploadCheck(this, 'Uploads', { settings, records, audit });
    this.uploads.watch('Images', this.images);
    this.uploads.watch('Documents', this.documents);
    new CfnOutput(this, 'ImageBucketName', { value: this.images.bucket.bucketName });
    new CfnOutput(this, 'DocumentBucketName', { value: this.documents.bucket.bucketName });
    keepExported(this);
  }
}
