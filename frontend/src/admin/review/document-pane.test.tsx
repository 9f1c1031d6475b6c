import { afterEach, beforeEach, expect, test } from 'vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComplianceDocument, ComplianceProfile } from '#domain/generated/types';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { companyOf } from '../../parts/companies/testing/company';
import { ComplianceDetails } from './compliance-details';
import { admin } from '../testing/company-server';

const narrow = window.matchMedia;
beforeEach(() => {
  const wide = (media: string) => Object.assign(narrow(media), { matches: media === '(min-width: 1400px)' });
  Object.assign(window, { matchMedia: wide });
});
afterEach(() => void Object.assign(window, { matchMedia: narrow }));

const document = (id: string, changes: Partial<ComplianceDocument>): ComplianceDocument => ({
  id,
  companyId: '01C',
  type: 'INCORPORATION',
  fileKey: `documents/${id}`,
  sha256: 'ab'.repeat(32),
  mime: 'application/pdf',
  issuedAt: null,
  validTo: null,
  status: 'UPLOADED',
  note: null,
  createdAt: '2026-11-20T09:00:00Z',
  ...changes,
});

const profile: Omit<ComplianceProfile, 'documents'> = {
  companyId: '01C',
  status: 'IN_REVIEW',
  legalName: 'Aurora Reels Ltd',
  regNumber: 'C 1',
  incorporationCountry: 'MT',
  registeredAddress: 'Valletta',
  beneficialOwners: [],
  licences: [],
  responsibleContact: { name: 'Ada', email: 'ada@aurora.test' },
  declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
  termsVersion: '2026-11-01',
  termsAcceptedAt: null,
  submittedAt: '2026-11-20T09:00:00Z',
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  validUntil: null,
  version: 3,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
};

const open = async (...documents: ComplianceDocument[]) => {
  const fake = fakePlatform({
    getCompany: () => ({ id: '01C', compliance: { ...profile, documents } }),
  });
  await fake.arrive(admin, ['ADMINS']);
  const company = companyOf({ id: '01C', owner: 'somebody' });
  openPage(() => <ComplianceDetails company={company} />, fake.platform, '/');
  return within(await screen.findByRole('region', { name: 'Document' }));
};

const pdf = document('1', {});
const picture = document('2', { type: 'LICENCE', mime: 'image/png' });

test('shows the first undecided document, and offers a decision once it has loaded', async () => {
  const pane = await open(document('0', { status: 'ACCEPTED' }), pdf, picture);
  const frame = await pane.findByTitle('Certificate of incorporation');
  expect(frame).toHaveAttribute(
    'src',
    'https://bucket.test/documents/1?signed&type=application/pdf#navpanes=0&view=FitH',
  );
  expect(pane.getByText('2 of 3')).toBeInTheDocument();
  const [accept] = screen.getAllByRole('button', { name: 'Approve document' });
  expect(accept).toBeDisabled();
  fireEvent.load(frame);
  expect(accept).toBeEnabled();
});

test('N and P show the other documents, an image as an image', async () => {
  const pane = await open(pdf, picture);
  await userEvent.keyboard('n');
  const image = await pane.findByRole('img', { name: 'Licence' });
  expect(image).toHaveAttribute('src', 'https://bucket.test/documents/2?signed&type=image/png');
  expect(pane.getByRole('button', { name: 'Next document' })).toBeDisabled();
  await userEvent.keyboard('np');
  expect(await pane.findByTitle('Certificate of incorporation')).toBeInTheDocument();
  expect(pane.getByRole('button', { name: 'Previous document' })).toBeDisabled();
});

test('opens a document from the list, in a new tab if the browser cannot show it', async () => {
  const pane = await open(pdf, picture);
  const documents = within(screen.getByRole('region', { name: 'Documents' }));
  const show = documents.getByRole('button', { name: 'Show Licence' });
  await userEvent.click(show);
  expect(show).toHaveAttribute('aria-pressed', 'true');
  const [, acceptPicture] = screen.getAllByRole('button', { name: 'Approve document' });
  expect(acceptPicture).toBeDisabled();
  const link = await pane.findByRole('link', { name: 'Open Licence, in a new tab' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(link);
  expect(acceptPicture).toBeEnabled();
});
