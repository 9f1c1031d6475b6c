import { element } from '#local/platform/aws-answers';
import { accountId } from '#local/services/needs';
import { nested, xmlAnswer } from '#local/platform/xml';
import type { Objects } from '../objects/objects';
import { countOf } from '../lists/list-count';
import { firstKey, listPage, reportedPrefix } from '../lists/list-page';
import { commonPrefixes, keyWriter, listContext, listHead } from '../lists/listed';
import { onBucket } from '../protocol/operation';
import { invalidArgument } from '../protocol/s3-error';
import { isMarker, type StoredVersion } from '../objects/stored-object';
import { namespace } from '../protocol/namespace';

type ListedVersion = readonly [key: string, version: StoredVersion, isLatest: boolean];

export const listObjectVersions = onBucket(({ permit }, bucket, { query }) => {
  permit({ action: 's3:ListBucketVersions', bucket, context: listContext(query) });
  const maxKeys = countOf(query, 'max-keys');
  const write = keyWriter(query);
  const keyMarker = query.get('key-marker') ?? '';
  const versionMarker = query.get('version-id-marker') ?? '';
  if (versionMarker !== '' && keyMarker === '')
    throw invalidArgument('A version-id marker cannot be specified without a key marker.');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const from = firstKey({ prefix, after: keyMarker });
  const listed = versionsFrom(bucket.objects, from, [keyMarker, versionMarker]);
  const page = listPage(listed, {
    prefix,
    delimiter,
    maxKeys,
    after: reportedPrefix({ prefix, delimiter }, keyMarker),
  });
  const last = page.entries.at(-1);
  const isCutInKey = page.next !== undefined && last?.[0] === page.next;
  return xmlAnswer(
    200,
    `<ListVersionsResult ${namespace}>` +
      listHead(bucket, query, write) +
      element('KeyMarker', write(keyMarker)) +
      element('VersionIdMarker', versionMarker) +
      element('MaxKeys', String(maxKeys)) +
      element('IsTruncated', String(page.next !== undefined)) +
      (page.next === undefined ? '' : element('NextKeyMarker', write(page.next))) +
      (isCutInKey ? element('NextVersionIdMarker', last[1].versionId) : '') +
      page.entries.map((version) => versionElement(version, write)).join('') +
      commonPrefixes(page.commonPrefixes, write) +
      '</ListVersionsResult>',
  );
});

/** Starts after the markers: with the remaining versions of a key, or with the next key. */
function* versionsFrom(
  objects: Objects,
  from: string,
  [keyMarker, versionMarker]: readonly [key: string, version: string],
): Generator<ListedVersion> {
  for (const key of objects.keys(from)) {
    const versions = objects.versions(key);
    const marked = versions.findIndex(({ versionId }) => versionId === versionMarker);
    const begin = key !== keyMarker ? 0 : marked < 0 ? versions.length : marked + 1;
    for (const [at, version] of versions.entries()) if (at >= begin) yield [key, version, at === 0];
  }
}

function versionElement([key, version, isLatest]: ListedVersion, write: (key: string) => string): string {
  const parts = [
    element('Key', write(key)),
    element('VersionId', version.versionId),
    element('IsLatest', String(isLatest)),
    element('LastModified', version.lastModified),
    nested('Owner', element('ID', accountId)),
  ];
  if (isMarker(version)) return nested('DeleteMarker', ...parts);
  const size = element('Size', String(version.size));
  return nested(
    'Version',
    ...parts,
    element('ETag', version.etag),
    size,
    element('StorageClass', 'STANDARD'),
  );
}
