import { decodedBody } from '../aws-chunked';
import { checkedChecksum } from '../checksums';
import { onKey } from '../operation';
import { s3Error } from '../s3-error';

const systemHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];
/** Headers that would change what is stored or who may read it, each with the value that changes nothing. */
const unsupported: Readonly<Record<string, string | undefined>> = {
  'if-match': undefined,
  'if-none-match': '*',
  'x-amz-copy-source': undefined,
  'x-amz-object-lock-mode': undefined,
  'x-amz-server-side-encryption-customer-algorithm': undefined,
  'x-amz-storage-class': 'STANDARD',
  'x-amz-tagging': undefined,
  'x-amz-website-redirect-location': undefined,
};

export const putObject = onKey(async ({ permit }, { bucket, key }, { headers, body }) => {
  refuseUnsupported(headers);
  permit({ action: 's3:PutObject', bucket, key });
  if (Buffer.byteLength(key) > 1024) throw s3Error('KeyTooLongError', 'Your key is too long');
  const { bytes, trailers } = decodedBody(headers, body);
  const checksum = checkedChecksum({ ...headers, ...trailers }, bytes);
  if (headers['if-none-match'] === '*' && bucket.objects.find(key) !== undefined) {
    throw s3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
  }
  const { etag } = await bucket.objects.put(key, {
    bytes,
    checksum,
    headers: { 'content-type': 'binary/octet-stream', ...systemHeadersOf(headers) },
    userMetadata: userMetadataOf(headers),
  });
  return { status: 200, headers: { etag, ...checksum }, body: '' };
});

function refuseUnsupported(headers: Readonly<Record<string, string>>): void {
  const foreign = Object.entries(unsupported).find(
    ([name, harmless]) => headers[name] !== undefined && headers[name] !== harmless,
  );
  if (foreign !== undefined) throw s3Error('NotImplemented', `${foreign[0]} is not supported here`, 501);
  const acl = headers['x-amz-acl'] ?? 'bucket-owner-full-control';
  const grants = Object.keys(headers).some((name) => name.startsWith('x-amz-grant-'));
  // Amazon S3 User Guide, "Controlling ownership of objects and disabling ACLs": as buckets are made today.
  if (grants || acl !== 'bucket-owner-full-control')
    throw s3Error('AccessControlListNotSupported', 'The bucket does not allow ACLs');
}

function systemHeadersOf(headers: Readonly<Record<string, string>>): Record<string, string> {
  const found = systemHeaders.flatMap((name) => {
    const value = headers[name];
    // `aws-chunked` says how the body travelled, not what it is.
    const kept = name === 'content-encoding' ? withoutChunking(value) : value;
    return kept === undefined || kept === '' ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(found);
}

function userMetadataOf(headers: Readonly<Record<string, string>>): Record<string, string> {
  const prefix = 'x-amz-meta-';
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

function withoutChunking(encodings: string | undefined): string | undefined {
  const named = encodings?.split(',').map((each) => each.trim());
  return named?.filter((each) => each !== '' && each !== 'aws-chunked').join(', ');
}
