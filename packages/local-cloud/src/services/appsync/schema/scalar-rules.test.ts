import { describe, expect, test } from '@jest/globals';
import { textRules } from './scalar-rules';

/** "Scalar types in GraphQL", https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html */
const cases = {
  AWSDate: {
    taken: ['1970-01-01', '1970-01-01Z', '1970-01-01-07:00', '1970-01-01+05:30', '2024-02-29'],
    refused: ['1970-1-1', '1970-13-01', '2023-02-29', '1970-01-01T00:00:00Z', '', 'today'],
  },
  AWSTime: {
    taken: ['12:30', '12:30Z', '12:30:24-07:00', '12:30:24.500+05:30', '23:59:59.123456789'],
    refused: ['24:00', '12:60', '12:30:24.1234567890', '1:30'],
  },
  AWSDateTime: {
    taken: ['1970-01-01T12:00:00Z', '1970-01-01T12:30:24.500+05:30', '1970-01-01T12:30:24-07:00:30'],
    refused: ['1970-01-01T12:00:00', '1970-02-30T12:00:00Z', '1970-01-01', '1970-01-01 12:00:00Z'],
  },
  AWSEmail: {
    taken: ['username@example.com', 'first.last+tag@sub.example.co'],
    refused: ['username', 'a@b@example.com', '@example.com', 'a b@example.com', 'a@example'],
  },
  AWSURL: {
    taken: [
      'https://www.amazon.com/dp/B000NZW3IM/',
      'mailto:example@example.com',
      'http://localhost:4000/a?b=c',
    ],
    refused: ['www.amazon.com', 'https://example.com/a//b', 'https://', 'not a url'],
  },
  AWSPhone: {
    taken: ['+35621234567', '+1 555-010-9999', '555-0100'],
    refused: ['phone', '+', '12', '+1234567890123456789'],
  },
  AWSIPAddress: {
    taken: ['123.12.34.56', '1a2b:3c4b::1234:4567', '10.0.0.0/8', '2001:db8::/32'],
    refused: ['256.1.1.1', '10.0.0.0/33', '10.0.0.0/8/8', 'localhost'],
  },
};

describe.each(Object.entries(cases))('%s', (name, { taken, refused }) => {
  test.each(taken)('accepts %s', (text) => expect(textRules[name]?.(text)).toBe(true));
  test.each(refused)('rejects %s', (text) => expect(textRules[name]?.(text)).toBe(false));
});
