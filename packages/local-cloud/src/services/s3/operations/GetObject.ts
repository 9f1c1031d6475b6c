import { foundObject, objectQuestion, versionHeaders } from '../objects/found-object';
import { objectResponse } from '../objects/object-response';
import type { StoredObject } from '../objects/stored-object';
import { onKey, type Place, type S3Needs } from '../protocol/operation';
import { s3Error } from '../protocol/s3-error';
import type { S3Request } from '../protocol/parsed-request';

/** GetObject and HeadObject. The server drops the body of HEAD responses. */
export const getObject = onKey(async (needs, place, request) => {
  const versionId = request.query.get('versionId');
  const object = foundObject(needs, place, versionId);
  needs.permit(objectQuestion(['s3:GetObject', 's3:GetObjectVersion'], place, versionId, object));
  const tagging = objectQuestion(
    ['s3:GetObjectTagging', 's3:GetObjectVersionTagging'],
    place,
    versionId,
    object,
  );
  const tagCount = Object.keys(object.tags).length;
  const headers = {
    ...versionHeaders(place.bucket, object),
    // Amazon S3 API Reference, "GetObject": only for callers with permission to read the tags.
    ...(tagCount > 0 && needs.mayDo(tagging) && { 'x-amz-tagging-count': String(tagCount) }),
    ...retentionHeaders(needs, place, object),
    ...overrides(needs, request),
  };
  return objectResponse(object, await place.bucket.objects.bytesOf(object), request.headers, headers);
});

/** For callers with permission. Amazon S3 User Guide, "Viewing the lock information for an object". */
function retentionHeaders(
  { mayDo }: S3Needs,
  place: Place,
  { retention }: StoredObject,
): Record<string, string> {
  if (retention === undefined || !mayDo({ ...place, action: 's3:GetObjectRetention' })) return {};
  return {
    'x-amz-object-lock-mode': retention.mode,
    'x-amz-object-lock-retain-until-date': retention.until,
  };
}

/** Amazon S3 API Reference, "GetObject", Overriding response header values through the request. */
function overrides({ caller }: S3Needs, { query }: S3Request): Record<string, string> {
  const wanted = [...query].flatMap(([name, value]) => {
    const [, header] =
      /^response-(content-(?:type|language|disposition|encoding)|expires|cache-control)$/.exec(name) ?? [];
    return header === undefined ? [] : [[header, value] as const];
  });
  if (wanted.length > 0 && caller.arn === 'anonymous')
    throw s3Error(
      'InvalidRequest',
      'Request specific response headers cannot be used for anonymous GET requests.',
    );
  return Object.fromEntries(wanted);
}
