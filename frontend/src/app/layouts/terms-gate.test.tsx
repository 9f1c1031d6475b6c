import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { DefaultLayout } from './default-layout';

const Page = () => (
  <DefaultLayout>
    <h1>A page</h1>
  </DefaultLayout>
);

const inForce = { termsVersion, policyVersion, acceptedAt: '2026-11-02T09:00:00Z' };

/** A server for a user who has accepted the terms, or has not. */
const serverWith = (accepted: boolean) => {
  const sent: unknown[] = [];
  const fake = fakePlatform({
    getTermsAcceptance: () => (accepted ? inForce : null),
    acceptTerms: ({ input }) => {
      sent.push(input);
      return inForce;
    },
  });
  return { fake, sent };
};

test.each([['ADMINS'], ['OPERATORS'], ['PROVIDERS']])(
  'a member of %s must accept new terms before continuing',
  async (group) => {
    const { fake, sent } = serverWith(false);
    await fake.arrive('maria@novalink.test', [group]);
    openPage(Page, fake.platform, '/here');
    expect(await screen.findByRole('heading', { name: 'Accept the terms to continue' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'A page' })).toBeNull();
    expect(await screen.findByText(/Terms of Service, version/)).toHaveTextContent(termsVersion);
    const policy = within(screen.getByRole('main')).getByRole('link', { name: 'Privacy Policy' });
    expect(policy).toHaveAttribute('href', '/static/Policy');

    await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
    expect(await screen.findByRole('heading', { name: 'A page' })).toBeInTheDocument();
    expect(sent).toEqual([{ termsVersion, policyVersion }]);
  },
);

test('a user who has accepted the terms sees the page', async () => {
  const { fake } = serverWith(true);
  await fake.arrive('maria@novalink.test', ['ADMINS']);
  openPage(Page, fake.platform, '/here');
  expect(await screen.findByRole('heading', { name: 'A page' })).toBeInTheDocument();
  expect(screen.queryByText('Terms and privacy policy')).toBeNull();
});

test('shows what to do if the terms changed before they were accepted', async () => {
  const fake = fakePlatform({
    getTermsAcceptance: () => null,
    acceptTerms: () => {
      throw new Refused('terms.outdated', { termsVersion: '2027-01-01' });
    },
  });
  await fake.arrive('maria@novalink.test', ['PROVIDERS']);
  openPage(Page, fake.platform, '/here');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Reload the page to read the current version.');
});
