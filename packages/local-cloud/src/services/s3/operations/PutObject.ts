import { writeCondition } from '../objects/conditions';
import { checkKey, describedObject } from '../objects/described-object';
import { versionHeaders } from '../objects/found-object';
import { onKey } from '../protocol/operation';
import { requestedRetention, requireChecksum } from '../objects/locked-versions';
import { permitWrite } from '../access/permit-write';
import { receivedBytes } from '../objects/received-bytes';
import { tagsOfHeader } from '../objects/tags';

export const putObject = onKey(async (needs, place, request) => {
  const { bucket, key } = place;
  const tags = tagsOfHeader(request.headers['x-amz-tagging']);
  permitWrite(needs, place, request, { tags, isWhole: true });
  const asked = requestedRetention(bucket, request.headers, needs.clock.now());
  if (asked) needs.permit({ ...place, action: 's3:PutObjectRetention' });
  checkKey(key);
  const described = describedObject(request.headers);
  const admit = writeCondition(request.headers);
  const received = receivedBytes(request);
  const isLocked = asked !== undefined || bucket.objectLock?.byDefault !== undefined;
  requireChecksum(isLocked, request.headers, received.checksum, 'Object');
  const retention = asked && { retention: asked };
  const object = await bucket.objects.put(key, { ...described, ...received, tags, ...retention }, admit);
  needs.announce({ ...place, name: 'ObjectCreated:Put', version: object });
  const headers = { etag: object.etag, ...received.checksum, ...versionHeaders(bucket, object) };
  return { status: 200, headers, body: '' };
});
