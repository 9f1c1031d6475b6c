import { onKey } from '../protocol/operation';
import { partNumberOf } from '../uploads/part-number';
import { permitWrite } from '../access/permit-write';
import { receivedBytes } from '../objects/received-bytes';

export const uploadPart = onKey(async (needs, place, request) => {
  permitWrite(needs, place, request, { isWhole: false });
  const number = partNumberOf(request.query);
  const id = request.query.get('uploadId') ?? '';
  const received = receivedBytes(request);
  const { etag } = await place.bucket.uploads.putPart(id, place.key, { ...received, number });
  return { status: 200, headers: { etag, ...received.checksum }, body: '' };
});
