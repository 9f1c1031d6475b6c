import { AwsError } from '#local/platform/aws-error';

const named = /^(?:.*\s)?<([^<>]*)>\s*$/s;
const plain = /^[!-?A-~]+@[^@\s<>]+\.[^@\s<>]+$/;

/** Returns the address in `Name <address>` or a plain address. Throws Amazon SES's error for an invalid one. */
export function addressIn(text: string): string {
  const address = (named.exec(text)?.[1] ?? text).trim();
  if (address === '') throw new AwsError('BadRequestException', 'Empty required header');
  if (!address.includes('@')) throw new AwsError('BadRequestException', "Missing final '@domain'");
  if (!plain.test(address)) throw new AwsError('BadRequestException', 'Illegal address');
  return address;
}
