import { onKey } from '../operation';
import { partNumberOf } from '../part-number';
import { permitWrite } from '../permit-write';
import { receivedBytes } from '../received-bytes';

export const uploadPart = onKey(async (needs, place, request) => {
  permitWrite(needs, place, request, { isWhole: false });
  const number = partNumberOf(request.query);
  const id = request.query.get('uploadId') ?? '';
  const received = receivedBytes(request);
  const { etag } = await place.bucket.uploads.putPart(id, place.key, { ...received, number });
  return { status: 200, headers: { etag, ...received.checksum }, body: '' };
});
