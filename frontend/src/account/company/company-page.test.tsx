import { expect, test, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { companyFields } from '#domain/companies/company-fields';
import { imagePrefix } from '#domain/uploads';
import { companyOf, type KeptCompany } from '../../parts/companies/testing/company';
import { fakePlatform } from '../../platform/fake-platform';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { Refused } from '../../platform/api/errors';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openPage } from '../../platform/open-page';
import { CompanyPage } from './company-page';

const email = 'maria@studio.test';
const logo = `${imagePrefix}me/logo.png`;

/** A server with one approved company, whose version counts its writes. */
const open = async (start: Partial<KeptCompany> = {}) => {
  let company = companyOf({ owner: email, city: 'Tromsø', version: 3, ...start });
  const save = (changes: Partial<KeptCompany>) => {
    company = { ...company, ...changes, version: company.version + 1 };
    return company;
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [company], nextToken: null }),
    getCompany: () => ({ ...company, compliance: null, history: { items: [], nextToken: null } }),
    updateCompany: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== company.version) throw new Refused('company.stale');
      return save(changes);
    },
  });
  fake.buckets.kept.set(logo, new Blob(['logo']));
  await fake.arrive(email, ['PROVIDERS']);
  openPage(CompanyPage, fake.platform, '/Company');
  await screen.findByLabelText('Company name');
  return { company: () => company, somebodyElseSaves: save };
};

const city = () => screen.getByLabelText(/^City/);
const saveDetails = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));
const typeCity = async (text: string) => {
  await userEvent.clear(city());
  await userEvent.type(city(), text);
};

test('the form shows every field of a company that may change', async () => {
  await open();
  expect(unshownFields(companyFields, 'update')).toEqual([]);
});

test('sends the version that was read when details are saved', async () => {
  const { company } = await open();
  await typeCity('Bergen');
  await saveDetails();
  await waitFor(() => expect(company()).toMatchObject({ city: 'Bergen', version: 4 }));
  await typeCity('Oslo');
  await saveDetails();
  await waitFor(() => expect(company()).toMatchObject({ city: 'Oslo', version: 5 }));
});

test('shows both versions after a conflict and can keep the user’s own', async () => {
  const { company, somebodyElseSaves } = await open();
  await typeCity('Bergen');
  somebodyElseSaves({ city: 'Alta' });
  await saveDetails();
  expect(await screen.findByText('Someone else saved changes')).toBeInTheDocument();
  expect(screen.getByText('Alta')).toBeInTheDocument();
  expect(city()).toHaveValue('Bergen');
  expect(company().city).toBe('Alta');

  await saveDetails();
  await waitFor(() => expect(company().city).toBe('Bergen'));
  await waitFor(() => expect(screen.queryByText('Someone else saved changes')).not.toBeInTheDocument());
});

test('can take over the version of the other user after a conflict', async () => {
  const { company, somebodyElseSaves } = await open();
  await typeCity('Bergen');
  somebodyElseSaves({ city: 'Alta' });
  await saveDetails();
  await userEvent.click(await screen.findByRole('button', { name: 'Use the saved values' }));
  expect(city()).toHaveValue('Alta');
  expect(screen.queryByText('Someone else saved changes')).not.toBeInTheDocument();
  expect(company().city).toBe('Alta');
});

test('saves chosen images of the library with the company’s details', async () => {
  const { company } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose images for Company images' }));
  const picker = within(await screen.findByRole('dialog'));
  await userEvent.click(await picker.findByLabelText('logo.png'));
  await userEvent.click(picker.getByRole('button', { name: 'Use these images' }));
  expect(company().image).toBeNull();
  await saveDetails();
  await waitFor(() => expect(company()).toMatchObject({ image: [logo], version: 4 }));
  expect(await screen.findByRole('list', { name: 'Images of Aurora Reels' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Remove logo.png' }));
  await saveDetails();
  await waitFor(() => expect(company().image).toEqual([]));
});

test('shows an error for an image key that is too long', async () => {
  const { company } = await open({ image: ['x'.repeat(201)] });
  await typeCity('Bergen');
  await saveDetails();
  expect(await screen.findByText(/^"x+…": You must enter a maximum of 200 characters$/)).toHaveFocus();
  expect(company().version).toBe(3);
});

test('shows a new decision about a company without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { somebodyElseSaves } = await open({ status: 'SUBMITTED' });
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
  somebodyElseSaves({ status: 'APPROVED' });
  await act(() => vi.advanceTimersByTimeAsync(waitingRefetchMs));
  expect(await screen.findByText('Approved')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});
