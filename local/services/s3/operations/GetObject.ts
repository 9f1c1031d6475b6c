import { onKey } from '../operation';
import { objectResponse } from '../object-response';
import { accessDenied, s3Error } from '../s3-error';

/** GetObject and HeadObject: who takes the head leaves out the body. */
export const getObject = onKey(async ({ permit, mayDo, caller }, { bucket, key }, request) => {
  const object = bucket.objects.find(key);
  if (object === undefined) {
    // Who may not list must not learn what does not exist. Amazon S3 API Reference, "GetObject", Permissions.
    if (mayDo({ action: 's3:ListBucket', bucket })) {
      throw s3Error('NoSuchKey', 'The specified key does not exist.', 404);
    }
    throw accessDenied(
      `User: ${caller.arn} is not authorized to perform: s3:ListBucket on resource: "${bucket.arn}"`,
    );
  }
  permit({ action: 's3:GetObject', bucket, key });
  return objectResponse(object, await bucket.objects.bytesOf(object), request.headers);
});
