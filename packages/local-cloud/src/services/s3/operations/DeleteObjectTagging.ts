import { foundObject, objectQuestion, versionHeaders } from '../objects/found-object';
import { onKey } from '../protocol/operation';

export const deleteObjectTagging = onKey((needs, place, { query }) => {
  const versionId = query.get('versionId');
  const object = foundObject(needs, place, versionId);
  const actions = ['s3:DeleteObjectTagging', 's3:DeleteObjectVersionTagging'] as const;
  needs.permit(objectQuestion(actions, place, versionId, object));
  place.bucket.objects.tag(place.key, object.versionId, {});
  needs.announce({ ...place, name: 'ObjectTagging:Delete', version: object });
  return { status: 204, headers: versionHeaders(place.bucket, object), body: '' };
});
