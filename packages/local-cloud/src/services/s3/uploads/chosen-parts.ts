import { contentsOf, textsOf } from '#local/platform/xml';
import { malformedXml, s3Error } from '../protocol/s3-error';
import type { UploadedPart } from './uploads';

const leastPartBytes = 5 * 1024 * 1024;

/**
 * Returns the parts in a completion, in order. Amazon S3 API Reference, "CompleteMultipartUpload", Errors: throws
 * MalformedXML, InvalidPartOrder, InvalidPart or EntityTooSmall.
 */
export function chosenParts(xml: string, uploaded: readonly UploadedPart[]): UploadedPart[] {
  const named = contentsOf(xml, 'Part').map((part) => ({
    number: Number(textsOf(part, 'PartNumber')[0]),
    etag: textsOf(part, 'ETag')[0]?.replaceAll('"', ''),
  }));
  if (named.length === 0) throw malformedXml();
  if (named.some(({ number }, at) => at > 0 && number <= (named[at - 1]?.number ?? 0)))
    throw s3Error(
      'InvalidPartOrder',
      'The list of parts was not in ascending order. Parts must be ordered by part number.',
    );
  const byNumber = new Map(uploaded.map((part) => [part.number, part]));
  const chosen = named.map(({ number, etag }) => {
    const part = byNumber.get(number);
    if (part?.etag.replaceAll('"', '') === etag && part !== undefined) return part;
    throw s3Error(
      'InvalidPart',
      'One or more of the specified parts could not be found. The part may not have been uploaded, or the ' +
        "specified entity tag may not match the part's entity tag.",
    );
  });
  if (chosen.slice(0, -1).some(({ size }) => size < leastPartBytes))
    throw s3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  return chosen;
}
