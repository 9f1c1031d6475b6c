import { decodedBody } from '../uploads/aws-chunked';
import { checkedChecksum } from '../uploads/checksums';
import type { S3Request } from '../protocol/parsed-request';

/** The decoded body and its checksum. Throws IncompleteBody and BadDigest. */
export function receivedBytes({ headers, body }: Pick<S3Request, 'headers' | 'body'>): {
  readonly bytes: Buffer;
  readonly checksum: Record<string, string>;
} {
  const { bytes, trailers } = decodedBody(headers, body);
  return { bytes, checksum: checkedChecksum({ ...headers, ...trailers }, bytes) };
}
