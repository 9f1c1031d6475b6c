import { createHash } from 'node:crypto';
import { element } from '#local/platform/aws-answers';
import { xmlAnswer } from '#local/platform/xml';
import { chosenParts } from '../uploads/chosen-parts';
import { checkedChecksum, checksumElement, checksumOfParts } from '../uploads/checksums';
import { writeCondition } from '../objects/conditions';
import { regionalDomainNameOf } from '../protocol/domain-names';
import { versionHeaders } from '../objects/found-object';
import { onKey } from '../protocol/operation';
import { permitWrite } from '../access/permit-write';
import type { UploadedPart } from '../uploads/uploads';
import { urlEncoded } from '../lists/url-encoded';
import { namespace } from '../protocol/namespace';

export const completeMultipartUpload = onKey(async (needs, place, request) => {
  const { bucket, key } = place;
  permitWrite(needs, place, request, { isWhole: true });
  const id = request.query.get('uploadId') ?? '';
  const { headers, userMetadata, tags, ...upload } = bucket.uploads.find(id, key);
  const parts = chosenParts(request.body.toString(), upload.parts);
  const condition = writeCondition(request.headers);
  const bytes = Buffer.concat(await Promise.all(parts.map((part) => bucket.uploads.bytesOf(part))));
  const ofParts = parts.map(({ checksum: each }) => each);
  const { checksumHeader, isWholeChecksum } = upload;
  const checksum =
    checksumHeader === undefined ? {} : checksumOfParts(checksumHeader, isWholeChecksum, bytes, ofParts);
  // This checksum is of the object; the body was checked with the signature.
  if (isWholeChecksum) checkedChecksum(request.headers, bytes);

  let forgotten: Promise<void> | undefined;
  const object = await bucket.objects.put(
    key,
    { headers, userMetadata, tags, bytes, checksum, etag: etagOf(parts) },
    (before) => {
      bucket.uploads.find(id, key);
      condition(before);
      forgotten = bucket.uploads.end(id);
    },
  );
  await forgotten;
  needs.announce({ ...place, name: 'ObjectCreated:CompleteMultipartUpload', version: object });
  const result =
    element('Location', `https://${regionalDomainNameOf(bucket.name)}/${urlEncoded(key)}`) +
    element('Bucket', bucket.name) +
    element('Key', key) +
    element('ETag', object.etag) +
    Object.entries(checksum)
      .map(([name, value]) => element(checksumElement(name), value))
      .join('');
  return xmlAnswer(
    200,
    `<CompleteMultipartUploadResult ${namespace}>${result}</CompleteMultipartUploadResult>`,
    versionHeaders(bucket, object),
  );
});

/** The digest of the parts' digests, and the number of parts. */
function etagOf(parts: readonly UploadedPart[]): string {
  const digests = parts.map(({ etag }) => Buffer.from(etag.replaceAll('"', ''), 'hex'));
  return `"${createHash('md5').update(Buffer.concat(digests)).digest('hex')}-${parts.length}"`;
}
