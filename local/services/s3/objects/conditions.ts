import { preconditionFailed, s3Error } from '../protocol/s3-error';
import { noSuchKey } from './found-object';
import type { StoredObject } from './stored-object';

type Headers = Readonly<Record<string, string>>;
type Validators = Pick<StoredObject, 'etag' | 'lastModified'>;

/** RFC 9110, section 13.2.2: what an object must be for the request to be answered. `prefix` is that of a copy's source. */
export function fails({ etag, lastModified }: Validators, asked: Headers, prefix = ''): boolean {
  const ifMatch = asked[`${prefix}if-match`];
  if (ifMatch !== undefined) return !namesEtag(ifMatch, etag);
  return wholeSeconds(lastModified) > Date.parse(asked[`${prefix}if-unmodified-since`] ?? '');
}

/** Whether the client has it already. */
export function isUnchanged({ etag, lastModified }: Validators, asked: Headers, prefix = ''): boolean {
  const ifNoneMatch = asked[`${prefix}if-none-match`];
  if (ifNoneMatch !== undefined) return namesEtag(ifNoneMatch, etag);
  return wholeSeconds(lastModified) <= Date.parse(asked[`${prefix}if-modified-since`] ?? '');
}

/**
 * Whether an object may be written where there is none yet, or that one. Amazon S3 User Guide, "How to prevent object
 * overwrites with conditional writes". Throws NotImplemented for conditions that writes do not have.
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

/** A validator that a compressing edge has made weak still names the object. */
function namesEtag(header: string, etag: string): boolean {
  const named = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(etag) || named.includes(etag.replaceAll('"', ''));
}

const wholeSeconds = (time: string) => Math.floor(Date.parse(time) / 1000) * 1000;
