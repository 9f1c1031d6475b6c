import { onKey } from '../protocol/operation';

export const abortMultipartUpload = onKey(async ({ permit }, { bucket, key }, { query }) => {
  permit({ action: 's3:AbortMultipartUpload', bucket, key });
  const id = query.get('uploadId') ?? '';
  bucket.uploads.find(id, key);
  await bucket.uploads.end(id);
  return { status: 204, headers: {}, body: '' };
});
