import { element } from '#local/platform/aws-answers';
import { xmlAnswer } from '#local/platform/xml';
import { rangeOf } from '../objects/byte-range';
import { copySource, copySourceHeaders } from '../objects/copy-source';
import { onKey } from '../protocol/operation';
import { partNumberOf } from '../uploads/part-number';
import { permitWrite } from '../access/permit-write';
import { namespace } from '../protocol/namespace';

export const uploadPartCopy = onKey(async (needs, place, request) => {
  permitWrite(needs, place, request, { isWhole: false });
  const number = partNumberOf(request.query);
  const source = copySource(needs, request);
  const whole = await source.place.bucket.objects.bytesOf(source.object);
  const range = rangeOf(request.headers['x-amz-copy-source-range'], whole.length);
  const bytes = range === undefined ? whole : whole.subarray(range.first, range.last + 1);
  const id = request.query.get('uploadId') ?? '';
  const part = await place.bucket.uploads.putPart(id, place.key, { number, bytes, checksum: {} });
  const result = element('ETag', part.etag) + element('LastModified', part.lastModified);
  const headers = copySourceHeaders(source);
  return xmlAnswer(200, `<CopyPartResult ${namespace}>${result}</CopyPartResult>`, headers);
});
