import { afterAll, beforeAll, expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { layOut } from '../../ui/charts/testing/lay-out';
import { AdminPage } from './admin-page';
import { serverWhere, serverWith } from '../testing/company-server';

let takeBack: () => void;
beforeAll(() => {
  takeBack = layOut(600, 240);
});
afterAll(() => takeBack());

const tile = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt span' })).closest('div');

test('shows the value of each figure, and the change of daily figures', async () => {
  const { platform } = await serverWith(['Copper Fox', 'SUBMITTED'], ['Aurora', 'APPROVED']);
  openPage(AdminPage, platform, '/admin?from=2026-01-11&to=2026-01-20');
  expect(await tile('Review queue')).toHaveTextContent('3Now');
  expect(await tile('Oldest item')).toHaveTextContent('Company');
  expect(await tile('Open RTP alerts')).toHaveTextContent('2Now');
  expect(await tile('Live games')).toHaveTextContent('7Now');
  expect(await tile('Failed test runs')).toHaveTextContent('3-25% from the previous period');
  expect(await tile('Rounds')).toHaveTextContent('1,000+25% from the previous period');
});

test('charts show rounds by day, decisions by week and companies by status', async () => {
  const { platform } = await serverWith(['Copper Fox', 'SUBMITTED'], ['Aurora', 'APPROVED']);
  openPage(AdminPage, platform, '/admin?from=2026-01-11&to=2026-01-20');
  const rounds = within(await screen.findByRole('table', { name: 'Rounds by day' }));
  expect(rounds.getAllByRole('row')).toHaveLength(1 + 10);
  const decided = within(screen.getByRole('table', { name: 'Decisions by week' }));
  expect(decided.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Week ofCompany',
    'Jan 53',
  ]);
  const companies = within(screen.getByRole('table', { name: 'Companies by status' }));
  expect(companies.getByRole('row', { name: 'In review 1' })).toBeInTheDocument();
});

test('links open items to their page, and removes them when they are done', async () => {
  const { platform } = await serverWith(['Copper Fox', 'SUBMITTED']);
  openPage(AdminPage, platform, '/admin');
  const panel = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  await panel.findByText(/^1 company has waited/);
  expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 RTP alerts are open', '/admin/Review'],
    ['1 company has waited for a decision for more than 2 days', '/admin/Review?item=COMPANY.Copper Fox'],
    ['1 support request is waiting for an answer', '/admin/Support'],
  ]);
});

test('shows no panel without open items', async () => {
  const { platform } = await serverWhere({ alerts: 0, requests: 0 }, ['Aurora', 'APPROVED']);
  openPage(AdminPage, platform, '/admin');
  expect(await screen.findByText('The review queue is empty')).toBeVisible();
  expect(await tile('Oldest item')).toHaveTextContent('–');
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
});

test.each(['listReviewItems', 'getPlatformMetrics', 'getPlatformStatus'])(
  'offers a retry when %s cannot be read',
  async (field) => {
    const { platform } = await serverWith(['Copper Fox', 'SUBMITTED']);
    let reachable = false;
    const answering = { ...platform.api };
    platform.api.send = (operation, variables) =>
      reachable || !operation.document.includes(field)
        ? answering.send(operation, variables)
        : Promise.reject(new Refused('write.collided'));
    openPage(AdminPage, platform, '/admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else saved at the same time.');
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tile('Rounds')).toHaveTextContent('1,000');
    expect(await screen.findByRole('link', { name: /Copper Fox/ })).toHaveAttribute(
      'href',
      '/admin/Review?item=COMPANY.Copper Fox',
    );
  },
);
