import { s3Error } from '../protocol/s3-error';
import type { StoredObject } from './stored-object';

type Headers = Readonly<Record<string, string>>;

const systemHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/** Unsupported headers that would change the stored object or its access, each with the value that has no effect. */
const unsupported: Readonly<Record<string, string | undefined>> = {
  'x-amz-object-lock-legal-hold': undefined,
  'x-amz-server-side-encryption': 'AES256',
  'x-amz-server-side-encryption-customer-algorithm': undefined,
  'x-amz-storage-class': 'STANDARD',
  'x-amz-website-redirect-location': undefined,
};

const mostMetadataBytes = 2048;

/** Headers of retention; only `PutObject` supports them here. */
const retentionHeaders = ['x-amz-object-lock-mode', 'x-amz-object-lock-retain-until-date'];

/** Throws NotImplemented. Copies and multipart uploads are locked only by the bucket's default. */
export function refuseRetention(headers: Headers): void {
  const asked = retentionHeaders.find((name) => headers[name] !== undefined);
  if (asked !== undefined) throw s3Error('NotImplemented', `${asked} is not supported here`, 501);
}

/** Reads the metadata in the headers of a request that creates an object. Throws NotImplemented or MetadataTooLarge. */
export function describedObject(headers: Headers): Pick<StoredObject, 'headers' | 'userMetadata'> {
  const foreign = Object.entries(unsupported).find(
    ([name, harmless]) => headers[name] !== undefined && headers[name] !== harmless,
  );
  if (foreign !== undefined) throw s3Error('NotImplemented', `${foreign[0]} is not supported here`, 501);
  const acl = headers['x-amz-acl'] ?? 'bucket-owner-full-control';
  const grants = Object.keys(headers).some((name) => name.startsWith('x-amz-grant-'));
  // Amazon S3 User Guide, "Controlling ownership of objects and disabling ACLs": the default for new buckets.
  if (grants || acl !== 'bucket-owner-full-control')
    throw s3Error('AccessControlListNotSupported', 'The bucket does not allow ACLs');
  return {
    headers: { 'content-type': 'binary/octet-stream', ...systemHeadersOf(headers) },
    userMetadata: userMetadataOf(headers),
  };
}

/** Throws KeyTooLongError. Amazon S3 User Guide, "Naming Amazon S3 objects". */
export function checkKey(key: string): void {
  if (Buffer.byteLength(key) > 1024) throw s3Error('KeyTooLongError', 'Your key is too long');
}

function systemHeadersOf(headers: Headers): Record<string, string> {
  const found = systemHeaders.flatMap((name) => {
    const value = headers[name];
    // `aws-chunked` describes the transfer, not the content.
    const kept = name === 'content-encoding' ? withoutChunking(value) : value;
    return kept === undefined || kept === '' ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(found);
}

/** Amazon S3 User Guide, "Working with object metadata", User-defined object metadata. */
function userMetadataOf(headers: Headers): Record<string, string> {
  const prefix = 'x-amz-meta-';
  const pairs = Object.entries(headers)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]): [string, string] => [name.slice(prefix.length), value]);
  if (Buffer.byteLength(pairs.flat().join('')) > mostMetadataBytes)
    throw s3Error('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size');
  return Object.fromEntries(pairs);
}

function withoutChunking(encodings: string | undefined): string | undefined {
  const named = encodings?.split(',').map((each) => each.trim());
  return named?.filter((each) => each !== '' && each !== 'aws-chunked').join(', ');
}
