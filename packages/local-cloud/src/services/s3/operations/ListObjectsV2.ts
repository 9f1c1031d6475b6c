import { element } from '#local/platform/aws-answers';
import { accountId } from '#local/services/needs';
import { nested, xmlAnswer } from '#local/platform/xml';
import { countOf } from '../lists/list-count';
import { firstKey, listPage } from '../lists/list-page';
import { commonPrefixes, contents, keyWriter, listContext, listHead } from '../lists/listed';
import { onBucket } from '../protocol/operation';
import { invalidArgument } from '../protocol/s3-error';
import { namespace } from '../protocol/namespace';

export const listObjectsV2 = onBucket(({ permit }, bucket, { query }) => {
  permit({ action: 's3:ListBucket', bucket, context: listContext(query) });
  const maxKeys = countOf(query, 'max-keys');
  const write = keyWriter(query);
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after');
  const wanted = {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys,
    after: token === null ? (startAfter ?? '') : fromToken(token),
  };
  const page = listPage(bucket.objects.entries(firstKey(wanted)), wanted);
  const owner = query.get('fetch-owner') === 'true' ? nested('Owner', element('ID', accountId)) : '';
  return xmlAnswer(
    200,
    `<ListBucketResult ${namespace}>` +
      listHead(bucket, query, write) +
      (token === null ? '' : element('ContinuationToken', token)) +
      (startAfter === null ? '' : element('StartAfter', write(startAfter))) +
      element('KeyCount', String(page.entries.length + page.commonPrefixes.length)) +
      element('MaxKeys', String(maxKeys)) +
      element('IsTruncated', String(page.next !== undefined)) +
      (page.next === undefined ? '' : element('NextContinuationToken', toToken(page.next))) +
      page.entries.map((object) => contents(object, write, owner)).join('') +
      commonPrefixes(page.commonPrefixes, write) +
      '</ListBucketResult>',
  );
});

function fromToken(token: string): string {
  const [kind, ...rest] = Buffer.from(token, 'base64url').toString().split(':');
  if (kind !== 'after') throw invalidArgument('The continuation token provided is incorrect');
  return rest.join(':');
}

const toToken = (last: string) => Buffer.from(`after:${last}`).toString('base64url');
