import { isIP, isIPv4 } from 'node:net';

/**
 * Valid values of AppSync's text scalars.
 * https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
 */
export const textRules: Readonly<Record<string, (text: string) => boolean>> = {
  AWSDate: (text) => split(dateForm, text, isDate),
  AWSTime: (text) => timeForm.test(text),
  AWSDateTime: (text) => split(dateTimeForm, text, isDate),
  AWSEmail: (text) => /^[^\s@<>(),;:\\"[\]]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text),
  AWSIPAddress: isAddress,
  AWSPhone: (text) => /^\+?[0-9][0-9 -]{4,}[0-9]$/.test(text) && text.replaceAll(/\D/g, '').length <= 15,
  AWSURL: isUrl,
};

// Offsets can have seconds, which are not part of ISO 8601.
const offset = '(?:Z|[+-](?:0\\d|1[0-8]):[0-5]\\d(?::[0-5]\\d)?)';
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?';
const dateForm = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})${offset}?$`);
const timeForm = new RegExp(`^${time}${offset}?$`);
const dateTimeForm = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${time}${offset}$`);

function split(form: RegExp, text: string, isValid: (part: string) => boolean): boolean {
  const part = form.exec(text)?.[1];
  return part !== undefined && isValid(part);
}

/** `Date` alone would convert February 30 to a day in March. */
function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function isAddress(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128);
}

function isUrl(text: string): boolean {
  return (
    /^[A-Za-z][A-Za-z0-9+.-]*:\S+$/.test(text) && URL.canParse(text) && !new URL(text).pathname.includes('//')
  );
}
