import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComplianceDocument, ComplianceProfile } from '#domain/generated/types';
import { complianceFields } from '#domain/companies/compliance-fields';
import { termsVersion } from '#domain/terms-versions';
import { companyOf } from '../../parts/companies/testing/company';
import { rowOf, takeStep } from '../../parts/lists/testing/table-rows';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openPage } from '../../platform/open-page';
import { CompliancePage } from './compliance-page';

const me = 'maria@studio.test';
const at = '2026-11-20T09:00:00Z';

const complete: ComplianceProfile = {
  companyId: 'c1',
  legalName: 'Harbour Games Ltd',
  regNumber: 'C 12345',
  incorporationCountry: 'MT',
  registeredAddress: '1 Quay Street, Valletta',
  beneficialOwners: [{ name: 'Ada Quay', country: 'MT', percent: 80 }],
  licences: [],
  responsibleContact: { name: 'Ada Quay', email: 'ada@example.com' },
  declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
  termsVersion,
  termsAcceptedAt: at,
  status: 'INCOMPLETE',
  validUntil: null,
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: null,
  documents: [],
  version: 3,
  createdAt: at,
  updatedAt: at,
};
const certificate: ComplianceDocument = {
  id: 'd1',
  companyId: 'c1',
  type: 'INCORPORATION',
  fileKey: 'novalink/companies/documents/me/1.pdf',
  sha256: 'ab',
  mime: 'application/pdf',
  issuedAt: null,
  validTo: '2027-01-31',
  status: 'REJECTED',
  note: 'The stamp cannot be read.',
  createdAt: at,
};

/** A server that stores one profile with its documents. */
const open = async (changes: Partial<ComplianceProfile> | null = {}) => {
  let profile: ComplianceProfile | null = changes && { ...complete, ...changes };
  const write = (next: Partial<ComplianceProfile>) => {
    profile = { ...complete, ...profile, ...next };
    return profile;
  };
  const checkVersion = (expected: unknown) => {
    if (expected !== (profile?.version ?? 0)) throw new Refused('compliance.stale');
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [companyOf({ id: 'c1', owner: me })], nextToken: null }),
    getCompany: () => ({ id: 'c1', compliance: profile }),
    getFileCheck: ({ key }) => ({ key, state: 'CHECKED', reason: null }),
    saveComplianceProfile: ({ input }) => {
      const { expectedVersion, acceptTermsVersion: _accepted, ...rest } = input as Record<string, unknown>;
      checkVersion(expectedVersion);
      return write({ ...rest, status: 'INCOMPLETE', version: (profile?.version ?? 0) + 1 });
    },
    submitComplianceProfile: ({ input }) => {
      checkVersion((input as { expectedVersion: number }).expectedVersion);
      if (profile?.documents.length === 0)
        throw new Refused('compliance.incomplete', { fields: 'documents' });
      return write({ status: 'IN_REVIEW', submittedAt: at, version: (profile?.version ?? 0) + 1 });
    },
    withdrawComplianceProfile: ({ input }) => {
      checkVersion((input as { expectedVersion: number }).expectedVersion);
      return write({ status: 'INCOMPLETE', version: (profile?.version ?? 0) + 1 });
    },
    addComplianceDocument: ({ input }) => {
      const { type, fileKey, issuedAt = null, validTo = null } = input;
      const said = { type, fileKey, issuedAt, validTo };
      const document: ComplianceDocument = {
        ...certificate,
        ...said,
        id: 'd2',
        status: 'UPLOADED',
        note: null,
      };
      write({ documents: [...(profile?.documents ?? []), document] });
      return document;
    },
    removeComplianceDocument: ({ input }) => {
      const { id } = input as { id: string };
      write({ documents: profile?.documents.filter((document) => document.id !== id) ?? [] });
      return certificate;
    },
  });
  await fake.arrive(me, ['PROVIDERS']);
  openPage(CompliancePage, fake.platform, '/Compliance');
  return {
    profile: () => profile,
    kept: fake.buckets.kept,
    somebodyElseSaves: (theirs: Partial<ComplianceProfile>) =>
      void write({ ...theirs, version: (profile?.version ?? 0) + 1 }),
  };
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('the form shows every field of a profile', async () => {
  const licence = { authority: 'MGA', number: '1', scope: 'Slots', validTo: '2027-01-31', documentId: null };
  await open({ licences: [licence] });
  await screen.findByRole('button', { name: 'Save profile' });
  expect(unshownFields(complianceFields, 'create')).toEqual([]);
});

test('shows documents after the first save of the profile', async () => {
  const { profile } = await open(null);
  expect(await screen.findByText(/Save the profile before/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Legal name'), 'Harbour Games Ltd');
  await press('Save profile');
  await screen.findByRole('button', { name: 'Add a document' });
  expect(profile()?.legalName).toBe('Harbour Games Ltd');
});

test('a document is uploaded, checked and added with its dates', async () => {
  const { profile, kept } = await open();
  await press('Add a document');
  await screen.findByRole('dialog');
  await userEvent.selectOptions(dialog().getByLabelText('Document type'), 'LICENCE');
  await userEvent.type(dialog().getByLabelText(/Valid until/), '2027-06-30');
  await press('Add document');
  expect(await dialog().findByText('This field is required')).toBeInTheDocument();

  const paper = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog().getByLabelText(/Choose a file/), paper);
  await dialog().findByText('Uploaded and checked');
  await press('Add document');
  const row = await rowOf('Licence');
  expect(row.getByText('Not reviewed yet')).toBeInTheDocument();
  const [document] = profile()?.documents ?? [];
  expect(document).toMatchObject({ type: 'LICENCE', issuedAt: null, validTo: '2027-06-30' });
  expect(kept.has(document?.fileKey ?? '')).toBe(true);
});

test('does not add a document whose end date is before its start date', async () => {
  const { profile } = await open();
  await press('Add a document');
  await screen.findByRole('dialog');
  await userEvent.selectOptions(dialog().getByLabelText('Document type'), 'LICENCE');
  await userEvent.type(dialog().getByLabelText(/Issued/), '2026-06-30');
  await userEvent.type(dialog().getByLabelText(/Valid until/), '2026-01-01');
  await userEvent.upload(
    dialog().getByLabelText(/Choose a file/),
    new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' }),
  );
  await dialog().findByText('Uploaded and checked');
  await press('Add document');
  expect(await dialog().findByText('Enter the day of issue or a later day')).toBeInTheDocument();
  expect(profile()?.documents).toEqual([]);
});

test('a rejected document shows its note and is removed after a confirmation that names it', async () => {
  const { profile } = await open({ documents: [certificate] });
  const row = await rowOf('Certificate of incorporation');
  expect(row.getByText('Rejected')).toBeInTheDocument();
  expect(row.getByText('The stamp cannot be read.')).toBeInTheDocument();
  expect(await row.findByRole('link')).toHaveAttribute(
    'href',
    `https://bucket.test/${certificate.fileKey}?signed&type=application/pdf`,
  );
  await takeStep('Certificate of incorporation', 'Remove…');
  expect(screen.getByRole('dialog')).toHaveTextContent('Certificate of incorporation');
  await press('Remove document');
  await waitFor(() => expect(profile()?.documents).toEqual([]));
});

test('submits a saved profile, which is then read-only', async () => {
  const { profile } = await open({ documents: [{ ...certificate, status: 'UPLOADED' }] });
  expect(await screen.findByText('Ready to submit')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Registration number'), '6');
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
  await press('Save profile');
  await press('Submit for review');
  await userEvent.click(dialog().getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('In review', { selector: 'p' })).toBeInTheDocument();
  expect(profile()).toMatchObject({ status: 'IN_REVIEW', regNumber: 'C 123456' });
  expect(screen.queryByLabelText('Legal name')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a document' })).not.toBeInTheDocument();
});

test('withdraws a profile after a confirmation', async () => {
  const { profile } = await open({
    status: 'IN_REVIEW',
    submittedAt: at,
    documents: [{ ...certificate, status: 'UPLOADED' }],
  });
  await press('Withdraw');
  expect(dialog().getByText(/You can change the profile again/)).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByLabelText('Legal name')).toBeEnabled();
  expect(profile()).toMatchObject({ status: 'INCOMPLETE', version: 4 });
});

test('shows the decision if a profile was decided before its withdrawal', async () => {
  const { somebodyElseSaves } = await open({ status: 'IN_REVIEW', submittedAt: at });
  await press('Withdraw');
  somebodyElseSaves({ status: 'VALID', validUntil: '2027-11-20T09:00:00Z' });
  await userEvent.click(dialog().getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/An admin approved it/)).toBeInTheDocument();
});

test('lists missing values, also after a refusal', async () => {
  await open();
  expect(await screen.findByText(/At least one document that is not/)).toBeInTheDocument();
  await press('Submit for review');
  await userEvent.click(dialog().getByRole('button', { name: 'Submit for review' }));
  expect(
    await dialog().findByText('Still missing from the compliance profile: Documents.'),
  ).toBeInTheDocument();
});

test('shows an approved profile read-only until it is renewed', async () => {
  await open({ status: 'VALID', validUntil: '2027-11-20T09:00:00Z', documents: [certificate] });
  expect(await screen.findByText('Valid', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getAllByText('November 20, 2027').length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Legal name')).not.toBeInTheDocument();
  await press('Edit or renew');
  expect(screen.getByLabelText('Legal name')).toHaveValue('Harbour Games Ltd');
  await press('Submit for review');
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'You cannot publish anything new until it is approved.',
  );
});

test.each([
  ['CHANGES_REQUESTED', 'Changes requested'],
  ['REVOKED', 'Revoked'],
] as const)('%s shows the reason and can be edited', async (status, title) => {
  await open({ status, reviewNote: 'Please name every owner.' });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText('Please name every owner.')).toBeInTheDocument();
  expect(screen.getByLabelText('Legal name')).toBeEnabled();
});

test('shows values that another user saved, keeps the input, and can be saved again', async () => {
  const { profile, somebodyElseSaves } = await open();
  await userEvent.type(await screen.findByLabelText('Legal name'), ' Malta');
  somebodyElseSaves({ regNumber: 'C 99999' });
  await press('Save profile');
  expect(await screen.findByText('Someone else saved changes')).toBeInTheDocument();
  expect(screen.getByText('C 99999')).toBeInTheDocument();
  expect(screen.getByLabelText('Legal name')).toHaveValue('Harbour Games Ltd Malta');
  await press('Save profile');
  await waitFor(() =>
    expect(profile()).toMatchObject({ legalName: 'Harbour Games Ltd Malta', regNumber: 'C 12345' }),
  );
});

test('refuses shares of more than 100 % in total with a reason', async () => {
  const owner = { name: 'Bo Quay', country: 'MT', percent: 30 };
  const { profile } = await open({ beneficialOwners: [...complete.beneficialOwners, owner] });
  await userEvent.type(await screen.findByLabelText('Legal name'), '.');
  await press('Save profile');
  expect(await screen.findByText('The shares add up to more than 100 %')).toHaveFocus();
  expect(profile()?.version).toBe(3);
});
