import { element } from '#local/platform/aws-answers';
import { nested } from '#local/platform/xml';
import type { Bucket } from '../buckets/buckets';
import { invalidArgument } from '../protocol/s3-error';
import type { ListedObject } from './list-page';
import { urlEncoded } from './url-encoded';

/** Returns how keys of a list are encoded: unchanged, or as `encoding-type=url` requires. Throws InvalidArgument. */
export function keyWriter(query: URLSearchParams): (key: string) => string {
  const encoding = query.get('encoding-type');
  if (encoding === 'url') return urlEncoded;
  if (encoding === null || encoding === '') return (key) => key;
  throw invalidArgument('Invalid Encoding Method specified in Request');
}

/** The first elements of every list of keys. */
export function listHead(
  { name }: Pick<Bucket, 'name'>,
  query: URLSearchParams,
  write: (key: string) => string,
): string {
  const delimiter = query.get('delimiter') ?? '';
  return (
    element('Name', name) +
    element('Prefix', write(query.get('prefix') ?? '')) +
    (delimiter === '' ? '' : element('Delimiter', write(delimiter))) +
    (query.get('encoding-type') === 'url' ? element('EncodingType', 'url') : '')
  );
}

export const contents = (
  [key, object]: ListedObject,
  write: (key: string) => string,
  owner: string,
): string =>
  nested(
    'Contents',
    element('Key', write(key)),
    element('LastModified', object.lastModified),
    element('ETag', object.etag),
    element('Size', String(object.size)),
    owner,
    element('StorageClass', 'STANDARD'),
  );

export const commonPrefixes = (prefixes: readonly string[], write: (key: string) => string): string =>
  prefixes.map((prefix) => nested('CommonPrefixes', element('Prefix', write(prefix)))).join('');

/**
 * The condition keys of a list request; missing parameters have no key. Service Authorization Reference, "Amazon S3".
 */
export function listContext(query: URLSearchParams): Record<string, string> {
  const sent = ['prefix', 'delimiter', 'max-keys'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[`s3:${name}`, value] as const];
  });
  return Object.fromEntries(sent);
}
