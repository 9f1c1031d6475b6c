import { invalidArgument } from '../protocol/s3-error';

/** Amazon S3 User Guide, "Amazon S3 multipart upload limits". Throws InvalidArgument. */
export function partNumberOf(query: URLSearchParams): number {
  const number = Number(query.get('partNumber'));
  if (Number.isInteger(number) && number >= 1 && number <= 10_000) return number;
  throw invalidArgument('Part number must be an integer between 1 and 10000, inclusive');
}
