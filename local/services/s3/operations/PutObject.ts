import { writeCondition } from '../objects/conditions';
import { checkKey, describedObject } from '../objects/described-object';
import { versionHeaders } from '../objects/found-object';
import { onKey } from '../protocol/operation';
import { permitWrite } from '../access/permit-write';
import { receivedBytes } from '../objects/received-bytes';
import { tagsOfHeader } from '../objects/tags';

export const putObject = onKey(async (needs, place, request) => {
  const { bucket, key } = place;
  const tags = tagsOfHeader(request.headers['x-amz-tagging']);
  permitWrite(needs, place, request, { tags, isWhole: true });
  checkKey(key);
  const described = describedObject(request.headers);
  const admit = writeCondition(request.headers);
  const received = receivedBytes(request);
  const object = await bucket.objects.put(key, { ...described, ...received, tags }, admit);
  needs.announce({ ...place, name: 'ObjectCreated:Put', version: object });
  const headers = { etag: object.etag, ...received.checksum, ...versionHeaders(bucket, object) };
  return { status: 200, headers, body: '' };
});
