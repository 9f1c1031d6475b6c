import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { systemClock } from '#lambda/runtime/clock';
import { checkUpload } from '#lambda/functions/check-uploads/check-upload';
import { environment } from '#lambda/functions/check-uploads/env';
import { readUploadChanges } from '#lambda/functions/check-uploads/upload-change';
import { s3Uploads } from '#lambda/functions/check-uploads/uploads';
import { fileStore } from '#lambda/stores/files/file-store';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable } = environment();
const files = fileStore({ dynamodb: new DynamoDBClient(), mainTable, auditTable });
const check = checkUpload({ uploads: s3Uploads(new S3Client()), files, clock: systemClock });

/** A failed batch is delivered again as a whole. Finished work is not repeated. */
export const handler = async (event: unknown): Promise<void> => {
  for (const change of readUploadChanges(event)) await check(change);
};
