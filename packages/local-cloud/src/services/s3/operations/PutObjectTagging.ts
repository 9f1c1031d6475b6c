import { foundObject, objectQuestion, versionHeaders } from '../objects/found-object';
import { onKey } from '../protocol/operation';
import { receivedBytes } from '../objects/received-bytes';
import { requestTagContext, tagsOfXml } from '../objects/tags';

export const putObjectTagging = onKey((needs, place, request) => {
  const versionId = request.query.get('versionId');
  const tags = tagsOfXml(receivedBytes(request).bytes.toString());
  const object = foundObject(needs, place, versionId);
  const actions = ['s3:PutObjectTagging', 's3:PutObjectVersionTagging'] as const;
  const question = objectQuestion(actions, place, versionId, object);
  needs.permit({ ...question, context: { ...question.context, ...requestTagContext(tags) } });
  place.bucket.objects.tag(place.key, object.versionId, tags);
  needs.announce({ ...place, name: 'ObjectTagging:Put', version: object });
  return { status: 200, headers: versionHeaders(place.bucket, object), body: '' };
});
