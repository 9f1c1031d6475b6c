import { xmlAnswer } from '#local/platform/xml';
import { foundObject, objectQuestion, versionHeaders } from '../objects/found-object';
import { onKey } from '../protocol/operation';
import { tagSet } from '../objects/tags';
import { namespace } from '../protocol/namespace';

export const getObjectTagging = onKey((needs, place, { query }) => {
  const versionId = query.get('versionId');
  const object = foundObject(needs, place, versionId);
  const actions = ['s3:GetObjectTagging', 's3:GetObjectVersionTagging'] as const;
  needs.permit(objectQuestion(actions, place, versionId, object));
  const headers = versionHeaders(place.bucket, object);
  return xmlAnswer(200, `<Tagging ${namespace}>${tagSet(object.tags)}</Tagging>`, headers);
});
