import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { companyOf } from '../../parts/companies/testing/company';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import type { WaitingGame, WaitingItem, WaitingRtpAlert } from './list-review-items';
import { AdminReviewPage } from './review-page';

const admin = 'admin@novalink.test';
const game: WaitingGame = {
  id: '01G',
  title: 'Aurora Veil',
  code: 'aurora-veil',
  type: 'SLOT',
  description: null,
  thumbnailKey: null,
};
const rtpAlert: WaitingRtpAlert = {
  gameId: '01G',
  versionId: '01V',
  semver: '1.2.0',
  betLevel: '1500000',
  from: '2026-10-21',
  to: '2026-11-19',
  rounds: 412_345,
  exactRtp: '0.960200',
  actualRtp: '0.981000',
  certifiedRtp: null,
  low: '0.926000',
  high: '0.994000',
  version: 3,
};

/** A server with one alert. Acknowledging it requires the version that the admin saw. */
async function openAlert(owner: string, more: Partial<WaitingRtpAlert> = {}) {
  const item: WaitingItem = {
    id: '01A',
    kind: 'RTP_ALERT',
    since: '2026-11-20T05:07:00Z',
    company: companyOf({ owner, version: 4 }),
    compliance: null,
    game,
    gameVersion: null,
    casino: null,
    rtpAlert: { ...rtpAlert, ...more },
  };
  let waiting = [item];
  const notes: string[] = [];
  const fake = fakePlatform({
    listReviewItems: () => ({ items: waiting, nextToken: null }),
    acknowledgeRtpAlert: ({ input: { gameId, versionId, betLevel, expectedVersion, reason } }) => {
      if ([gameId, versionId, betLevel, expectedVersion].join() !== '01G,01V,1500000,3')
        throw new Refused('rtp-alert.missing');
      waiting = [];
      notes.push(reason);
      return { id: '01A', status: 'ACKNOWLEDGED' };
    },
  });
  await fake.arrive(admin, ['ADMINS']);
  openPage(AdminReviewPage, fake.platform, '/admin/Review');
  return { notes, alert: within(await screen.findByRole('article', { name: 'Aurora Veil 1.2.0' })) };
}

test('an RTP alert shows its figures, and is acknowledged with a note', async () => {
  const { notes, alert } = await openAlert('somebody');
  const metrics = ['0.981000', '0.960200', '0.926000 to 0.994000', '412,345', '1.5 coins'];
  for (const text of [...metrics, '2026-10-21 to 2026-11-19 (UTC)'])
    expect(alert.getByText(text)).toBeInTheDocument();
  await userEvent.click(alert.getByRole('button', { name: 'Acknowledge' }));
  await userEvent.type(await screen.findByLabelText('Findings'), 'A jackpot, twice.');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('The review queue is empty')).toBeInTheDocument();
  await waitFor(() => expect(notes).toEqual(['A jackpot, twice.']));
});

test('an RTP alert of few rounds has no expected range', async () => {
  const { alert } = await openAlert('somebody', { low: null, high: null, rounds: 900 });
  expect(alert.getByText('–')).toBeInTheDocument();
});

test('an alert about a certificate of an earlier rule set shows both figures', async () => {
  const certificate = { betLevel: '0', actualRtp: null, certifiedRtp: '0.947622', exactRtp: '0.947502' };
  const { alert } = await openAlert('somebody', {
    ...certificate,
    low: '0.947502',
    high: '0.947502',
    rounds: 0,
  });
  expect(alert.getByText(/An earlier rule set certified this version/)).toBeInTheDocument();
  for (const text of ['0.947622', '0.947502']) expect(alert.getByText(text)).toBeInTheDocument();
  expect(alert.queryByText('Rounds')).not.toBeInTheDocument();
});

test('does not offer to acknowledge an RTP alert of the admin’s own game', async () => {
  const { alert } = await openAlert(admin);
  expect(alert.getByText('You own this company. Another admin must review it.')).toBeInTheDocument();
  expect(alert.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
});
