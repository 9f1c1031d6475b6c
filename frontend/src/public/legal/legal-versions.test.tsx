import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { PolicyPage } from './policy-page';
import { TermsPage } from './terms-page';

/** The hash of each text by the version that users accept. A changed text needs a new version too. */
const hashes = { terms: { '2026-11-28': '77c961b9fb3568c6' }, policy: { '2026-11-30': 'd1b1242de6d6b181' } };

test.each([
  ['terms', TermsPage, hashes.terms, termsVersion],
  ['policy', PolicyPage, hashes.policy, policyVersion],
] as const)('the text of the %s belongs to its version', async (_name, Page, expected, version) => {
  openPage(Page, fakePlatform({}).platform, '/here');
  const text = (await screen.findByRole('article')).textContent;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect({ [version]: hash }).toEqual(expected);
});
