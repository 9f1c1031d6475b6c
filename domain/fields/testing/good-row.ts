import { imagePrefix } from '../../uploads';
import type { ContentField, Fields } from '../field';
import { isContent } from '../form-values';
import type { FormatName } from '../formats';

const formatted: Readonly<Record<FormatName, string>> = {
  url: 'https://harbour.example/about',
  'https-url': 'https://harbour.example/licence',
  'server-url': 'https://wallet.harbour.example/novalink',
  origin: 'https://harbour.example',
  'key-id': 'novalink-1',
  secret: 'x'.repeat(32),
  email: 'ada@harbour.example',
  phone: '+35621234567',
  country: 'MT',
  language: 'en',
  'time-zone': 'Europe/Malta',
  date: '2027-01-31',
  slug: 'harbour-one',
  colour: '#0b5fff',
  'image-key': `${imagePrefix}ada/one.webp`,
  semver: '1.2.3',
  rtp: '0.9625',
  'coin-code': 'GLD',
};

/** A row with a valid value for each field of the table. */
export const goodRow = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(isContent)
      .map(([name, field]) => [name, goodValue(field)]),
  );

export function goodValue(field: ContentField): unknown {
  switch (field.kind) {
    case 'line':
      return 'Harbour';
    case 'lines':
      return 'One\nTwo';
    case 'json':
      return '{}';
    case 'id':
      return 'x'.repeat(26);
    case 'amount':
      return `${field.largest}`;
    case 'integer':
    case 'decimal':
      return Math.ceil((field.smallest + field.largest) / 2);
    case 'flag':
      return true;
    case 'enum':
      return Object.keys(field.options).at(-1);
    case 'group':
      return goodRow(field.fields);
    case 'list':
      return [goodValue(field.of)];
    default:
      return formatted[field.kind];
  }
}
