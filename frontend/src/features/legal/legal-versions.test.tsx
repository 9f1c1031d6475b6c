import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { PolicyPage } from './policy-page';
import { TermsPage } from './terms-page';

/** Hash of each text, under the version that people accept. Whoever changes a text gives it a new version too. */
const hashes = { terms: { '2026-11-01': '9281e071095721ea' }, policy: { '2026-11-23': '7bdf08fb15a01340' } };

test.each([
  ['terms', TermsPage, hashes.terms, termsVersion],
  ['policy', PolicyPage, hashes.policy, policyVersion],
] as const)('the text of the %s belongs to its version', async (_name, Page, expected, version) => {
  openPage(Page, fakePlatform({}).platform, '/here');
  const text = (await screen.findByRole('article')).textContent;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect({ [version]: hash }).toEqual(expected);
});
