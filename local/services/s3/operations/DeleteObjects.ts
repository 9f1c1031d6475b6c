import { element } from '#local/platform/aws-answers';
import { decodedBody } from '../aws-chunked';
import { checkedChecksum } from '../checksums';
import { onBucket } from '../operation';
import { s3Error } from '../s3-error';
import { contentsOf, namespace, textsOf, xmlAnswer } from '../xml';

export const deleteObjects = onBucket(async ({ mayDo }, bucket, { headers, body }) => {
  const { bytes, trailers } = decodedBody(headers, body);
  checkedChecksum({ ...headers, ...trailers }, bytes);
  const asked = bytes.toString();
  const keys = contentsOf(asked, 'Object').flatMap((object) => textsOf(object, 'Key'));
  if (keys.length === 0 || keys.length > 1000) {
    throw s3Error('MalformedXML', 'The XML you provided was not well-formed or did not validate');
  }
  const quiet = textsOf(asked, 'Quiet').includes('true');
  const results: string[] = [];
  for (const key of keys) {
    if (mayDo({ action: 's3:DeleteObject', bucket, key })) {
      await bucket.objects.delete(key);
      if (!quiet) results.push(`<Deleted>${element('Key', key)}</Deleted>`);
    } else {
      const error = element('Code', 'AccessDenied') + element('Message', 'Access Denied');
      results.push(`<Error>${element('Key', key)}${error}</Error>`);
    }
  }
  return xmlAnswer(200, `<DeleteResult ${namespace}>${results.join('')}</DeleteResult>`);
});
