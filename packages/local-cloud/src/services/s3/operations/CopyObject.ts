import { element } from '#local/platform/aws-answers';
import { xmlAnswer } from '#local/platform/xml';
import { writeCondition } from '../objects/conditions';
import { copySource, copySourceHeaders, type CopySource } from '../objects/copy-source';
import { checkKey, describedObject, refuseRetention } from '../objects/described-object';
import { objectQuestion, versionHeaders } from '../objects/found-object';
import { onKey, type Place, type S3Needs } from '../protocol/operation';
import { permitWrite } from '../access/permit-write';
import { s3Error } from '../protocol/s3-error';
import type { S3Request } from '../protocol/parsed-request';
import { tagsOfHeader, type Tags } from '../objects/tags';
import { namespace } from '../protocol/namespace';

export const copyObject = onKey(async (needs, place, request) => {
  const { bucket, key } = place;
  checkKey(key);
  refuseRetention(request.headers);
  const source = copySource(needs, request);
  const isRedescribed = request.headers['x-amz-metadata-directive']?.toUpperCase() === 'REPLACE';
  refuseToItself(place, source, isRedescribed);
  const tags = tagsOfCopy(needs, request, source);
  permitWrite(needs, place, request, { tags, isWhole: true });
  const described = describedObject(request.headers);
  const { headers, userMetadata, checksum } = source.object;
  const isPartwise = Object.values(checksum).some((value) => value.includes('-'));
  const object = await bucket.objects.put(
    key,
    {
      ...(isRedescribed ? described : { headers, userMetadata }),
      bytes: await source.place.bucket.objects.bytesOf(source.object),
      // The copy is a single part, so a checksum of parts no longer applies.
      checksum: isPartwise ? {} : checksum,
      tags,
    },
    writeCondition(request.headers),
  );
  needs.announce({ ...place, name: 'ObjectCreated:Copy', version: object });
  const result = element('ETag', object.etag) + element('LastModified', object.lastModified);
  return xmlAnswer(200, `<CopyObjectResult ${namespace}>${result}</CopyObjectResult>`, {
    ...versionHeaders(bucket, object),
    ...copySourceHeaders(source),
  });
});

/** Amazon S3 API Reference, "CopyObject", x-amz-tagging-directive: copying tags requires permission to read them. */
function tagsOfCopy({ permit }: S3Needs, { headers }: S3Request, source: CopySource): Tags {
  if (headers['x-amz-tagging-directive']?.toUpperCase() === 'REPLACE')
    return tagsOfHeader(headers['x-amz-tagging']);
  const { object, place, versionId } = source;
  if (Object.keys(object.tags).length === 0) return {};
  permit(objectQuestion(['s3:GetObjectTagging', 's3:GetObjectVersionTagging'], place, versionId, object));
  return object.tags;
}

function refuseToItself({ bucket, key }: Place, { place, versionId }: CopySource, isRedescribed: boolean) {
  if (place.bucket !== bucket || place.key !== key || versionId !== null || isRedescribed) return;
  throw s3Error(
    'InvalidRequest',
    'This copy request is illegal because it is trying to copy an object to itself without changing the ' +
      "object's metadata, storage class, website redirect location or encryption attributes.",
  );
}
