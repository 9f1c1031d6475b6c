import { onKey } from '../protocol/operation';
import { partNumberOf } from '../uploads/part-number';
import { permitWrite } from '../access/permit-write';
import { requireChecksum } from '../objects/locked-versions';
import { receivedBytes } from '../objects/received-bytes';

export const uploadPart = onKey(async (needs, place, request) => {
  permitWrite(needs, place, request, { isWhole: false });
  const number = partNumberOf(request.query);
  const id = request.query.get('uploadId') ?? '';
  const received = receivedBytes(request);
  const isLocked = place.bucket.objectLock?.byDefault !== undefined;
  requireChecksum(isLocked, request.headers, received.checksum, 'Part');
  const { etag } = await place.bucket.uploads.putPart(id, place.key, { ...received, number });
  return { status: 200, headers: { etag, ...received.checksum }, body: '' };
});
