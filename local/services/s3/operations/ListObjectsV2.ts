import { element } from '#local/platform/aws-answers';
import { listPage, type ListedObject } from '../list-page';
import { onBucket } from '../operation';
import { s3Error } from '../s3-error';
import { namespace, xmlAnswer } from '../xml';

const mostKeys = 1000;

export const listObjectsV2 = onBucket(({ permit }, bucket, { query }) => {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const maxKeys = maxKeysOf(query.get('max-keys'));
  const context = { 's3:prefix': prefix, 's3:delimiter': delimiter, 's3:max-keys': String(maxKeys) };
  permit({ action: 's3:ListBucket', bucket, context });

  const token = query.get('continuation-token');
  const startAfter = query.get('start-after');
  const after = token === null ? (startAfter ?? '') : fromToken(token);
  const page = listPage(bucket.objects.entries(), { prefix, delimiter, maxKeys, after });
  const write = query.get('encoding-type') === 'url' ? encodedKey : (key: string) => key;
  return xmlAnswer(
    200,
    `<ListBucketResult ${namespace}>` +
      element('Name', bucket.name) +
      element('Prefix', write(prefix)) +
      (delimiter === '' ? '' : element('Delimiter', write(delimiter))) +
      (query.has('encoding-type') ? element('EncodingType', 'url') : '') +
      (token === null ? '' : element('ContinuationToken', token)) +
      (startAfter === null ? '' : element('StartAfter', write(startAfter))) +
      element('KeyCount', String(page.objects.length + page.commonPrefixes.length)) +
      element('MaxKeys', String(maxKeys)) +
      element('IsTruncated', String(page.next !== undefined)) +
      (page.next === undefined ? '' : element('NextContinuationToken', toToken(page.next))) +
      page.objects.map((object) => contents(object, write)).join('') +
      page.commonPrefixes
        .map((each) => `<CommonPrefixes>${element('Prefix', write(each))}</CommonPrefixes>`)
        .join('') +
      '</ListBucketResult>',
  );
});

function contents([key, { etag, size, lastModified }]: ListedObject, write: (key: string) => string): string {
  return (
    `<Contents>${element('Key', write(key))}${element('LastModified', lastModified)}` +
    `${element('ETag', etag)}${element('Size', String(size))}${element('StorageClass', 'STANDARD')}</Contents>`
  );
}

function maxKeysOf(text: string | null): number {
  const count = text === null ? mostKeys : Number(text);
  if (!Number.isInteger(count) || count < 0) {
    throw s3Error('InvalidArgument', 'Argument max-keys must be an integer between 0 and 2147483647');
  }
  return Math.min(count, mostKeys);
}

function fromToken(token: string): string {
  const [kind, ...rest] = Buffer.from(token, 'base64url').toString().split(':');
  if (kind !== 'after') throw s3Error('InvalidArgument', 'The continuation token provided is incorrect');
  return rest.join(':');
}

const toToken = (last: string) => Buffer.from(`after:${last}`).toString('base64url');
const encodedKey = (key: string) => encodeURIComponent(key).replaceAll('%2F', '/');
