import { element } from '#local/platform/aws-answers';
import { accountId } from '#local/services/needs';
import { nested, xmlAnswer } from '#local/platform/xml';
import { countOf } from '../lists/list-count';
import { firstKey, listPage } from '../lists/list-page';
import { commonPrefixes, contents, keyWriter, listContext, listHead } from '../lists/listed';
import { onBucket } from '../protocol/operation';
import { namespace } from '../protocol/namespace';

export const listObjects = onBucket(({ permit }, bucket, { query }) => {
  permit({ action: 's3:ListBucket', bucket, context: listContext(query) });
  const maxKeys = countOf(query, 'max-keys');
  const write = keyWriter(query);
  const after = query.get('marker') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const wanted = { prefix: query.get('prefix') ?? '', delimiter, maxKeys, after };
  const page = listPage(bucket.objects.entries(firstKey(wanted)), wanted);
  const owner = nested('Owner', element('ID', accountId));
  return xmlAnswer(
    200,
    `<ListBucketResult ${namespace}>` +
      listHead(bucket, query, write) +
      element('Marker', write(after)) +
      // Amazon S3 API Reference, "ListObjects": only with a delimiter; otherwise the last key is the marker.
      (page.next === undefined || delimiter === '' ? '' : element('NextMarker', write(page.next))) +
      element('MaxKeys', String(maxKeys)) +
      element('IsTruncated', String(page.next !== undefined)) +
      page.entries.map((object) => contents(object, write, owner)).join('') +
      commonPrefixes(page.commonPrefixes, write) +
      '</ListBucketResult>',
  );
});
