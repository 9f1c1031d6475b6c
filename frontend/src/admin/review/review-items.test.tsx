import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { coinFlip } from '@novalink/engine/testing';
import { userEvent } from '@testing-library/user-event';
import type { ComplianceDocument, ComplianceProfile } from '#domain/generated/types';
import { companyOf } from '../../parts/companies/testing/company';
import type { ShownRun } from '../../parts/lab/run-requests';
import { runningRun } from '../../parts/lab/testing/running-run';
import type { WaitingCasino, WaitingGame, WaitingItem, WaitingVersion } from './list-review-items';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { AdminReviewPage } from './review-page';

const admin = 'admin@novalink.test';
const company = companyOf({ owner: 'somebody', version: 4 });
const waits: Omit<WaitingItem, 'id' | 'kind'> = {
  since: '2026-11-20T10:00:00Z',
  company,
  compliance: null,
  game: null,
  gameVersion: null,
  casino: null,
  rtpAlert: null,
};

const profile: ComplianceProfile = {
  companyId: company.id,
  version: 3,
  status: 'IN_REVIEW',
  legalName: 'Aurora Reels AS',
  regNumber: null,
  incorporationCountry: null,
  registeredAddress: null,
  termsVersion: null,
  termsAcceptedAt: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: null,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  beneficialOwners: [{ name: 'Ada Falk', country: 'NO', percent: 60 }],
  licences: [],
  responsibleContact: null,
  declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
  validUntil: null,
  reviewNote: null,
  documents: [],
};
const gameVersion: WaitingVersion = {
  id: '01V',
  gameId: '01G',
  semver: '1.2.0',
  version: 5,
  status: 'IN_REVIEW',
  declaredRtp: '0.9602',
  declaredMaxWinX: 2500,
  volatility: 'HIGH',
  features: ['WILD', 'FREE_SPINS'],
};
const game: WaitingGame = {
  id: '01G',
  title: 'Aurora Veil',
  code: 'aurora-veil',
  type: 'SLOT',
  description: 'Lights.',
  thumbnailKey: null,
};

const casino: WaitingCasino = {
  id: '01K',
  name: 'Fjord Hall',
  version: 2,
  status: 'IN_REVIEW',
  jurisdiction: 'MGA',
  licenceNumber: 'MGA/B2C/1',
  licenceUrl: null,
  licenceExpires: '2027-06-30',
  minAge: 21,
  blockedCountries: ['US'],
  reviewNote: null,
};

const document: ComplianceDocument = {
  id: '01D',
  companyId: '01C',
  type: 'INCORPORATION',
  fileKey: 'novalink/companies/documents/me/1.pdf',
  sha256: 'ab'.repeat(32),
  mime: 'application/pdf',
  issuedAt: null,
  validTo: null,
  status: 'UPLOADED',
  note: null,
  createdAt: '2026-11-20T09:00:00Z',
};

/** A server with one item in the queue, which accepts a decision only about its current version. */
const serverWith = async (
  item: Pick<WaitingItem, 'id' | 'kind'> & Partial<WaitingItem>,
  seen: number,
  documents: ComplianceDocument[] = [],
  written: { readonly rulesText?: string; readonly mathModel?: string } = {},
) => {
  let kept = documents;
  let waiting = [{ ...waits, ...item }];
  const decisions: unknown[] = [];
  const decide =
    <Decided,>(as: string, decided: Decided) =>
    ({ input }: Record<string, unknown>): Decided => {
      const { expectedVersion, reason } = input as { expectedVersion: number; reason?: string };
      if (expectedVersion !== seen) throw new Refused('version.stale');
      waiting = [];
      decisions.push(reason === undefined ? as : [as, reason]);
      return decided;
    };
  const run: ShownRun = {
    ...runningRun('01R'),
    status: 'PASSED',
    mathModelHash: 'abc',
    rtp: '0.960200',
    rtpFraction: '4801/5000',
    hit: '0.281000',
    maxWinX: 2500,
    sd: '7.1000',
    volatility: 'HIGH',
    rounds: 10_000_000,
    simulatedRtp: '0.960154',
    halfWidth: '0.000871',
    checks: [
      {
        rule: 'M1',
        limit: '0.9602',
        value: '0.960200',
        applies: true,
        pass: true,
        why: 'The declared RTP is exact.',
        roundsNeeded: null,
      },
    ],
    ruleSet: 'ruleset/1',
    createdAt: '2026-11-20T09:30:00Z',
    endedAt: '2026-11-20T09:31:00Z',
  };
  const fake = fakePlatform({
    listReviewItems: () => ({ items: waiting, nextToken: null }),
    listCompanies: () => ({ items: [], nextToken: null }),
    getCompany: () => ({ id: company.id, compliance: { ...profile, documents: kept } }),
    acceptComplianceDocument: () => {
      kept = kept.map((one) => ({ ...one, status: 'ACCEPTED' }));
      return { id: '01D', status: 'ACCEPTED' };
    },
    getGameVersion: () => ({
      id: '01V',
      gameId: '01G',
      semver: '1.2.0',
      status: 'IN_REVIEW' as const,
      declaredRtp: '0.9602',
      declaredMaxWinX: 2500,
      volatility: 'HIGH' as const,
      submittedAt: null,
      updatedAt: '2026-11-20T09:00:00Z',
      reviewNote: null,
      rulesText: 'RTP 96.02 %.',
      changelog: null,
      betLevels: [20, 40],
      symbols: [{ symbol: 'A', name: 'Amber', imageKey: null }],
      mathModel: '{}',
      ...written,
      mathModelHash: 'abc',
      testRun: run,
    }),
    acceptComplianceProfile: decide('accepted', profile),
    requestComplianceChanges: decide('changes', profile),
    approveGameVersion: decide('approved', gameVersion),
    rejectGameVersion: decide('rejected', gameVersion),
    approveCasino: decide('approved', casino),
    rejectCasino: decide('rejected', casino),
  });
  await fake.arrive(admin, ['ADMINS']);
  openPage(AdminReviewPage, fake.platform, '/admin/Review');
  return decisions;
};

const entry = async (name: string) => within(await screen.findByRole('article', { name }));
const giveReason = async (label: string, confirm: string) => {
  await userEvent.type(await screen.findByLabelText('Changes needed'), label);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
};

test('a game version is read with its test run, and approved in place', async () => {
  const decisions = await serverWith({ id: '01V', kind: 'GAME_VERSION', game, gameVersion }, 5);
  const version = await entry('Aurora Veil 1.2.0');
  expect(version.getByText(/Declared RTP 0.9602/)).toBeInTheDocument();
  expect(await version.findByText('The run passed. All rules are met.')).toBeInTheDocument();
  expect(version.getByText('4801/5000')).toBeInTheDocument();
  await userEvent.click(version.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The review queue is empty')).toBeInTheDocument();
  expect(decisions).toEqual(['approved']);
});

test('warns if the rules of a game version promise a feature that its model lacks', async () => {
  const written = { rulesText: 'Hit the jackpot.', mathModel: JSON.stringify(coinFlip) };
  await serverWith({ id: '01V', kind: 'GAME_VERSION', game, gameVersion }, 5, [], written);
  const version = await entry('Aurora Veil 1.2.0');
  expect(await version.findByText(/^The rules mention a jackpot,/)).toBeInTheDocument();
});

test('a game version is played in a dialog, which shows why it cannot be played', async () => {
  await serverWith({ id: '01V', kind: 'GAME_VERSION', game, gameVersion }, 5);
  const version = await entry('Aurora Veil 1.2.0');
  await userEvent.click(version.getByRole('button', { name: 'Play this version' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Aurora Veil 1.2.0' }));
  expect(await dialog.findByText(/its model is invalid/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('requests changes to a game version with a reason', async () => {
  const decisions = await serverWith({ id: '01V', kind: 'GAME_VERSION', game, gameVersion }, 5);
  await userEvent.click((await entry('Aurora Veil 1.2.0')).getByRole('button', { name: 'Request changes' }));
  await giveReason('The rules do not name the cap.', 'Request changes');
  await waitFor(() => expect(decisions).toEqual([['rejected', 'The rules do not name the cap.']]));
});

test('a compliance profile is read, and approved in place', async () => {
  const decisions = await serverWith({ id: '01C', kind: 'COMPLIANCE', compliance: profile }, 3);
  const waiting = await entry('Compliance of Aurora Reels');
  expect(await waiting.findByText('Ada Falk, Norway, 60%')).toBeInTheDocument();
  await waitFor(() => expect(waiting.getByRole('button', { name: 'Approve' })).toBeEnabled());
  await userEvent.click(waiting.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The review queue is empty')).toBeInTheDocument();
  expect(decisions).toEqual(['accepted']);
});

test('approves a profile only after its documents were opened and decided', async () => {
  const decisions = await serverWith({ id: '01C', kind: 'COMPLIANCE', compliance: profile }, 3, [document]);
  const waiting = await entry('Compliance of Aurora Reels');
  const approve = waiting.getByRole('button', { name: 'Approve' });
  expect(approve).toBeDisabled();
  expect(await waiting.findByRole('link', { name: 'Certificate of incorporation' })).toHaveAttribute(
    'href',
    '#document-01D',
  );
  expect(approve).toBeDisabled();
  const accept = waiting.getByRole('button', { name: 'Approve document' });
  expect(accept).toBeDisabled();
  expect(waiting.getByRole('button', { name: 'Reject document' })).toBeDisabled();
  expect(accept).toHaveAccessibleDescription('Open the document before you approve or reject it.');
  const documents = within(waiting.getByRole('table', { name: 'Documents' }));
  await userEvent.click(documents.getByRole('button', { name: 'Certificate of incorporation' }));
  expect(documents.getByText(document.sha256)).toBeInTheDocument();
  await userEvent.click(await documents.findByRole('link', { name: /^Open/ }));
  await userEvent.click(accept);
  await waitFor(() => expect(approve).toBeEnabled());
  await userEvent.click(approve);
  await waitFor(() => expect(decisions).toEqual(['accepted']));
});

test('requests changes to a compliance profile with a reason', async () => {
  const decisions = await serverWith({ id: '01C', kind: 'COMPLIANCE', compliance: profile }, 3);
  await userEvent.click(
    (await entry('Compliance of Aurora Reels')).getByRole('button', { name: 'Request changes' }),
  );
  await giveReason('The licence has ended.', 'Request changes');
  await waitFor(() => expect(decisions).toEqual([['changes', 'The licence has ended.']]));
});

test('offers no decision on submissions of the admin’s own company', async () => {
  const own = { ...company, owner: admin };
  await serverWith({ id: '01V', kind: 'GAME_VERSION', company: own, game, gameVersion }, 5);
  const version = await entry('Aurora Veil 1.2.0');
  expect(version.getByText('You own this company. Another admin must review it.')).toBeInTheDocument();
  expect(version.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('a casino is read with its licence and its company’s compliance, and approved in place', async () => {
  const decisions = await serverWith({ id: '01K', kind: 'CASINO', casino }, 2);
  const waiting = await entry('Fjord Hall');
  expect(waiting.getByText(/Malta \(MGA\) · minimum age 21/)).toBeInTheDocument();
  expect(waiting.getByText('MGA/B2C/1')).toBeInTheDocument();
  expect(waiting.getByText('United States')).toBeInTheDocument();
  expect(await waiting.findByText('Ada Falk, Norway, 60%')).toBeInTheDocument();
  await userEvent.click(waiting.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The review queue is empty')).toBeInTheDocument();
  expect(decisions).toEqual(['approved']);
});

test('requests changes to a casino with a note', async () => {
  const decisions = await serverWith({ id: '01K', kind: 'CASINO', casino }, 2);
  await userEvent.click((await entry('Fjord Hall')).getByRole('button', { name: 'Request changes' }));
  await giveReason('Say who answers complaints.', 'Request changes');
  await waitFor(() => expect(decisions).toEqual([['rejected', 'Say who answers complaints.']]));
});
