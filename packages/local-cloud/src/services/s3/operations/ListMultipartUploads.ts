import { element } from '#local/platform/aws-answers';
import { accountId } from '#local/services/needs';
import { nested, xmlAnswer } from '#local/platform/xml';
import { countOf } from '../lists/list-count';
import { listPage, reportedPrefix } from '../lists/list-page';
import { commonPrefixes, keyWriter, listContext } from '../lists/listed';
import { onBucket } from '../protocol/operation';
import { byCodePoint } from '../lists/sorted-keys';
import { namespace } from '../protocol/namespace';

export const listMultipartUploads = onBucket(({ permit }, bucket, { query }) => {
  permit({ action: 's3:ListBucketMultipartUploads', bucket, context: listContext(query) });
  const maxKeys = countOf(query, 'max-uploads');
  const write = keyWriter(query);
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const keyMarker = query.get('key-marker') ?? '';
  const idMarker = query.get('upload-id-marker') ?? '';
  // Amazon S3 API Reference, "ListMultipartUploads": sorted by key, then by start time.
  const ordered = bucket.uploads
    .entries()
    .map(([id, upload]) => [upload.key, id, upload] as const)
    .sort(([key, , one], [otherKey, , other]) =>
      key === otherKey ? one.startedAt.localeCompare(other.startedAt) : byCodePoint(key, otherKey),
    );
  const marked = ordered.findIndex(([key, id]) => key === keyMarker && id === idMarker);
  const behind =
    marked < 0 ? ordered.filter(([key]) => byCodePoint(key, keyMarker) > 0) : ordered.slice(marked + 1);
  const wanted = behind.filter(([key]) => key.startsWith(prefix));
  const page = listPage(wanted, {
    prefix,
    delimiter,
    maxKeys,
    after: reportedPrefix({ prefix, delimiter }, keyMarker),
  });
  const last = page.entries.at(-1);
  return xmlAnswer(
    200,
    `<ListMultipartUploadsResult ${namespace}>` +
      element('Bucket', bucket.name) +
      element('KeyMarker', write(keyMarker)) +
      element('UploadIdMarker', idMarker) +
      (page.next === undefined
        ? ''
        : element('NextKeyMarker', write(page.next)) +
          (last?.[0] === page.next ? element('NextUploadIdMarker', last[1]) : '')) +
      element('Prefix', write(prefix)) +
      (delimiter === '' ? '' : element('Delimiter', write(delimiter))) +
      (query.get('encoding-type') === 'url' ? element('EncodingType', 'url') : '') +
      element('MaxUploads', String(maxKeys)) +
      element('IsTruncated', String(page.next !== undefined)) +
      page.entries
        .map(([key, id, { startedAt }]) =>
          nested(
            'Upload',
            element('Key', write(key)),
            element('UploadId', id),
            nested('Initiator', element('ID', accountId)),
            nested('Owner', element('ID', accountId)),
            element('StorageClass', 'STANDARD'),
            element('Initiated', startedAt),
          ),
        )
        .join('') +
      commonPrefixes(page.commonPrefixes, write) +
      '</ListMultipartUploadsResult>',
  );
});
