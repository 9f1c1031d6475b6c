import { onKey } from '../operation';

export const deleteObject = onKey(async ({ permit }, { bucket, key }) => {
  permit({ action: 's3:DeleteObject', bucket, key });
  await bucket.objects.delete(key);
  return { status: 204, headers: {}, body: '' };
});
