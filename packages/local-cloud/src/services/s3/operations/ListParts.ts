import { element } from '#local/platform/aws-answers';
import { nested, xmlAnswer } from '#local/platform/xml';
import { checksumElement } from '../uploads/checksums';
import { countOf } from '../lists/list-count';
import { onKey } from '../protocol/operation';
import type { UploadedPart } from '../uploads/uploads';
import { namespace } from '../protocol/namespace';

export const listParts = onKey(({ permit }, { bucket, key }, { query }) => {
  permit({ action: 's3:ListMultipartUploadParts', bucket, key });
  const id = query.get('uploadId') ?? '';
  const { parts } = bucket.uploads.find(id, key);
  const most = countOf(query, 'max-parts');
  const after = Number(query.get('part-number-marker') ?? 0);
  const rest = parts.filter(({ number }) => number > after);
  const shown = rest.slice(0, most);
  const last = shown.at(-1)?.number ?? after;
  return xmlAnswer(
    200,
    `<ListPartsResult ${namespace}>` +
      element('Bucket', bucket.name) +
      element('Key', key) +
      element('UploadId', id) +
      element('PartNumberMarker', String(after)) +
      element('NextPartNumberMarker', String(last)) +
      element('MaxParts', String(most)) +
      element('IsTruncated', String(rest.length > shown.length)) +
      shown.map(partElement).join('') +
      '</ListPartsResult>',
  );
});

const partElement = ({ number, lastModified, etag, size, checksum }: UploadedPart) =>
  nested(
    'Part',
    element('PartNumber', String(number)),
    element('LastModified', lastModified),
    element('ETag', etag),
    element('Size', String(size)),
    ...Object.entries(checksum).map(([name, value]) => element(checksumElement(name), value)),
  );
