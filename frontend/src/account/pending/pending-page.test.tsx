import { expect, test, vi } from 'vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CompanyStatus, Membership } from '#domain/generated/types';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { companyOf, type KeptCompany } from '../../parts/companies/testing/company';
import { fakePlatform } from '../../platform/fake-platform';
import { NotAllowed, Refused, Unreachable } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { PendingPage } from './pending-page';

const email = 'maria@studio.test';
const acceptance = { termsVersion, policyVersion, acceptedAt: '2026-11-02T09:00:00Z' };
const aurora = (status: CompanyStatus, membership: Membership = 'NONE'): KeptCompany =>
  companyOf({
    owner: email,
    status,
    membership,
    version: 3,
    reviewNote: status === 'REJECTED' ? 'Please name your country.' : null,
  });

/** A server with at most one company, which requests can change. */
const serverWith = (initial: KeptCompany | undefined) => {
  let company = initial;
  const write = (changes: Partial<KeptCompany>) => {
    company = { ...(company ?? aurora('DRAFT')), ...changes };
    return company;
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: company ? [company] : [], nextToken: null }),
    createCompany: ({ input }) =>
      write({ ...aurora('DRAFT'), version: 1, submittedAt: null, ...(input as Partial<KeptCompany>) }),
    updateCompany: ({ input }) => write(input as Partial<KeptCompany>),
    withdrawCompany: () => write({ status: 'DRAFT' }),
    // The stage does not offer the choice.
    getPlayerChoice: () => {
      throw new NotAllowed();
    },
    submitCompany: () => write({ status: 'SUBMITTED', submittedAt: '2026-11-21T09:00:00Z' }),
  });
  return { fake, company: () => company };
};

test('requires a kind and a name for an application', async () => {
  const { fake, company } = serverWith(undefined);
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Please choose at least one value')).toBeInTheDocument();
  expect(screen.getByText('This field is required')).toBeInTheDocument();
  expect(company()).toBeUndefined();
});

test('saves a draft and submits it for review', async () => {
  const { fake, company } = serverWith(undefined);
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('radio', { name: /Game provider/ }));
  await userEvent.type(screen.getByLabelText('Company name'), 'Aurora Reels');
  // The example below the field, as it is copied with the end of the sentence.
  const [example = ''] = /\+.*$/.exec(screen.getByText(/such as \+/).textContent) ?? [];
  await userEvent.type(screen.getByLabelText(/^Phone/), example);
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(await screen.findByText(/This is your draft/)).toBeInTheDocument();
  expect(company()).toMatchObject({
    kind: 'PROVIDER',
    name: 'Aurora Reels',
    phone: '+35621234567',
    city: null,
  });

  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect((await screen.findAllByText('In review')).length).toBeGreaterThan(0);
  expect(company()).toMatchObject({ status: 'SUBMITTED' });
});

test('withdraws an application after a confirmation', async () => {
  const { fake, company } = serverWith(aurora('SUBMITTED'));
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw the application?' }));
  expect(company()).toMatchObject({ status: 'SUBMITTED' });
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/This is your draft/)).toBeInTheDocument();
  expect(company()).toMatchObject({ status: 'DRAFT' });
});

test('shows the note of requested changes and submits the application again', async () => {
  const { fake, company } = serverWith(aurora('REJECTED'));
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  expect(await screen.findByText('Please name your country.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'MT');
  await userEvent.click(screen.getByRole('button', { name: 'Submit again' }));
  await waitFor(() =>
    expect(company()).toMatchObject({ status: 'SUBMITTED', country: 'MT', expectedVersion: 3 }),
  );
});

test('shows the message of a refusal and keeps the input', async () => {
  const fake = fakePlatform({
    listCompanies: () => ({ items: [], nextToken: null }),
    getNotificationSettings: () => ({ emailAvailable: true, emailTopics: [], version: 0 }),
    createCompany: () => {
      throw new Refused('company.already-open');
    },
  });
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('radio', { name: /Casino operator/ }));
  await userEvent.type(screen.getByLabelText('Company name'), 'Borealis');
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You already have a company.');
  expect(screen.getByLabelText('Company name')).toHaveValue('Borealis');
  expect(screen.getByRole('radio', { name: /Casino operator/ })).toBeChecked();
});

test('redirects the user once the membership is active', async () => {
  const { fake } = serverWith(aurora('APPROVED', 'DONE'));
  await fake.arrive(email, []);
  const { here } = openPage(PendingPage, fake.platform, '/pending');
  const person = fake.people.get(email);
  person?.groups.push('PROVIDERS');
  await waitFor(() => expect(here()).toBe('/provider'));
});

test('asks for the terms before the application is submitted', async () => {
  let accepted = false;
  const fake = fakePlatform({
    listCompanies: () => ({ items: [], nextToken: null }),
    getTermsAcceptance: () => (accepted ? acceptance : null),
    acceptTerms: () => {
      accepted = true;
      return acceptance;
    },
  });
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('checkbox', { name: /accept the Terms of Service/ }));
  expect(screen.queryByLabelText('Company name')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'E-mail notifications' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
  expect(await screen.findByLabelText('Company name')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'E-mail notifications' })).toBeInTheDocument();
});

test('asks immediately to accept terms that changed meanwhile', async () => {
  let inForce = true;
  const fake = fakePlatform({
    listCompanies: () => ({ items: [aurora('DRAFT')], nextToken: null }),
    getTermsAcceptance: () => (inForce ? acceptance : null),
    updateCompany: () => aurora('DRAFT'),
    submitCompany: () => {
      inForce = false;
      throw new Refused('terms.not-accepted');
    },
  });
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByRole('button', { name: 'Accept and continue' })).toBeInTheDocument();
});

test('asks for the kind of a draft before it is submitted', async () => {
  const sent: unknown[] = [];
  const draft = { ...aurora('DRAFT'), kind: null };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [draft], nextToken: null }),
    updateCompany: () => draft,
    submitCompany: ({ input }) => {
      sent.push(input);
      return { ...aurora('SUBMITTED'), kind: 'OPERATOR' as const };
    },
  });
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Please choose at least one value')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Casino operator/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect((await screen.findAllByText('In review')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ id: '01C', expectedVersion: 3, kind: 'OPERATOR' }]);
});

test.each([
  ['A', 'You must enter a minimum of 2 characters'],
  ['A'.repeat(81), 'You must enter a maximum of 80 characters'],
  ['Aurora\u0007Reels', 'The control character is not allowed'],
])('refuses the company name %j with the specified message', async (name, message) => {
  const { fake, company } = serverWith(undefined);
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByLabelText('Company name'));
  await userEvent.paste(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(company()).toBeUndefined();
});

test('links to the support form with the topic', async () => {
  const { fake } = serverWith(aurora('SUBMITTED'));
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/static/Support?topic=COMPANY#contact',
  );
});

test('lets a user without a company choose to play and continues to the casino of the link', async () => {
  const chosen: unknown[] = [];
  const fake = fakePlatform({
    listCompanies: () => ({ items: [], nextToken: null }),
    getTermsAcceptance: () => acceptance,
    getPlayerChoice: () => null,
    choosePlay: ({ input }) => {
      chosen.push(input);
      return { chosenAt: '2026-11-20T09:00:00Z' };
    },
  });
  await fake.arrive(email, []);
  const casino = '/operator/brand/01KAJ3ZV8N4Q6T9XWCB2R5M7YB';
  const { here } = openPage(PendingPage, fake.platform, `/pending?next=${encodeURIComponent(casino)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Start playing' }));
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(chosen).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /I am at least 18 years old/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start playing' }));
  await waitFor(() => expect(here()).toBe(casino));
  expect(chosen).toEqual([{ ofAge: true, termsVersion, policyVersion }]);
});

test('shows no choice to play where the stage turns it off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let asked = 0;
  const fake = fakePlatform({
    listCompanies: () => ({ items: [], nextToken: null }),
    getTermsAcceptance: () => acceptance,
    getNotificationSettings: () => ({ emailAvailable: true, emailTopics: [], version: 0 }),
    getPlayerChoice: () => {
      asked += 1;
      throw new NotAllowed();
    },
  });
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  expect(await screen.findByLabelText('Company name')).toBeInTheDocument();
  await waitFor(() => expect(asked).toBe(1));
  // The panel would appear as soon as the answer has arrived.
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('heading', { name: 'I want to play' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('shows that the choice to play could not be read, and retries', async () => {
  let failures = 3;
  const fake = fakePlatform({
    listCompanies: () => ({ items: [], nextToken: null }),
    getTermsAcceptance: () => acceptance,
    getNotificationSettings: () => ({ emailAvailable: true, emailTopics: [], version: 0 }),
    getPlayerChoice: () => {
      if (failures-- > 0) throw new Unreachable('offline');
      return null;
    },
  });
  await fake.arrive(email, []);
  openPage(PendingPage, fake.platform, '/pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'I want to play' })).toBeInTheDocument();
});

test('redirects a user whom an admin added to a group without an approval', async () => {
  const { fake } = serverWith(undefined);
  await fake.arrive(email, []);
  const { here } = openPage(PendingPage, fake.platform, '/pending');
  expect(await screen.findByLabelText('Company name')).toBeInTheDocument();
  fake.people.get(email)?.groups.push('OPERATORS');
  const renewed = vi.spyOn(fake.platform.sessions, 'read');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(here()).toBe('/operator'));
  expect(renewed).toHaveBeenCalledTimes(1);
});
