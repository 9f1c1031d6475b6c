import { preconditionFailed, s3Error } from '../protocol/s3-error';
import { noSuchKey } from './found-object';
import type { StoredObject } from './stored-object';

type Headers = Readonly<Record<string, string>>;
type Validators = Pick<StoredObject, 'etag' | 'lastModified'>;

/**
 * Whether the request's preconditions fail (RFC 9110, section 13.2.2). `prefix` is the prefix of headers about a
 * copy's source.
 */
export function fails({ etag, lastModified }: Validators, asked: Headers, prefix = ''): boolean {
  const ifMatch = asked[`${prefix}if-match`];
  if (ifMatch !== undefined) return !namesEtag(ifMatch, etag);
  return wholeSeconds(lastModified) > Date.parse(asked[`${prefix}if-unmodified-since`] ?? '');
}

/** Whether the client already has the current version. */
export function isUnchanged({ etag, lastModified }: Validators, asked: Headers, prefix = ''): boolean {
  const ifNoneMatch = asked[`${prefix}if-none-match`];
  if (ifNoneMatch !== undefined) return namesEtag(ifNoneMatch, etag);
  return wholeSeconds(lastModified) <= Date.parse(asked[`${prefix}if-modified-since`] ?? '');
}

/**
 * Returns a check of the conditions of a write: that there is no object yet, or a certain one. Amazon S3 User Guide,
 * "How to prevent object overwrites with conditional writes". Throws NotImplemented for conditions that writes do not
 * support.
 */
export function writeCondition(headers: Headers): (before: StoredObject | undefined) => void {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw s3Error(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented',
      501,
    );
  return (before) => {
    if (ifNoneMatch !== undefined && before !== undefined) throw preconditionFailed();
    if (ifMatch === undefined) return;
    if (before === undefined) throw noSuchKey();
    if (!namesEtag(ifMatch, before.etag)) throw preconditionFailed();
  };
}

/** A weak validator, as created by a compressing edge, also matches the object. */
function namesEtag(header: string, etag: string): boolean {
  const named = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(etag) || named.includes(etag.replaceAll('"', ''));
}

const wholeSeconds = (time: string) => Math.floor(Date.parse(time) / 1000) * 1000;
