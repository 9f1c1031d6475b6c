import { element } from '#local/platform/aws-answers';
import { nested, xmlAnswer } from '#local/platform/xml';
import { checksumHeaderOf } from '../uploads/checksums';
import { checkKey, describedObject, refuseRetention } from '../objects/described-object';
import { onKey } from '../protocol/operation';
import { permitWrite } from '../access/permit-write';
import { tagsOfHeader } from '../objects/tags';

export const createMultipartUpload = onKey((needs, place, request) => {
  const { bucket, key } = place;
  const tags = tagsOfHeader(request.headers['x-amz-tagging']);
  permitWrite(needs, place, request, { tags, isWhole: false });
  checkKey(key);
  refuseRetention(request.headers);
  const checksumHeader = checksumHeaderOf(request.headers['x-amz-checksum-algorithm']);
  const id = bucket.uploads.start({
    ...describedObject(request.headers),
    key,
    tags,
    initiatorArn: needs.caller.arn,
    checksumHeader,
    // Amazon S3 User Guide, "Checking object integrity": this algorithm has no checksum of checksums.
    isWholeChecksum:
      request.headers['x-amz-checksum-type'] === 'FULL_OBJECT' ||
      checksumHeader === 'x-amz-checksum-crc64nvme',
  });
  const result = [element('Bucket', bucket.name), element('Key', key), element('UploadId', id)];
  return xmlAnswer(200, nested('InitiateMultipartUploadResult', ...result), {
    ...(checksumHeader !== undefined && {
      'x-amz-checksum-algorithm': request.headers['x-amz-checksum-algorithm'] ?? '',
    }),
  });
});
