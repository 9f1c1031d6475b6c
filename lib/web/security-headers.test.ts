import { expect, test } from '@jest/globals';
import { Fn } from 'aws-cdk-lib/core';
import { contentSecurityPolicy } from '#lib/web/security-headers';

const policyWith = (files: number) =>
  contentSecurityPolicy({
    apis: [],
    files: Array.from({ length: files }, (_, at) => `https://${Fn.ref(`Bucket${at}`)}.example`),
    documents: '',
    scriptHashes: [],
  });

test('rejects a policy longer than CloudFront allows, with the longest bucket names', () => {
  expect(policyWith(2)).toContain("default-src 'self'");
  expect(() => policyWith(12)).toThrow(/has up to \d+ characters; CloudFront allows 1783\./);
});
