import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Refused } from '../../platform/api/faults';
import { openPage } from '../../platform/open-page';
import { AdminPage } from './admin-page';
import { serverWith } from './testing/company-server';

test('the tiles count, and a queue that cannot be read can be tried again', async () => {
  const { platform } = await serverWith(['Copper Fox', 'SUBMITTED'], ['Aurora', 'APPROVED']);
  let reachable = false;
  const answering = { ...platform.api };
  platform.api.send = (operation, variables) =>
    reachable || !operation.document.includes('listReviewItems')
      ? answering.send(operation, variables)
      : Promise.reject(new Refused('write.collided'));
  openPage(AdminPage, platform, '/admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else saved at the same time.');
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Copper Fox/ })).toHaveAttribute(
    'href',
    '/admin/Review?item=COMPANY.Copper Fox',
  );
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([figure('Waiting'), figure('Approved'), figure('Suspended')]).toEqual(['1', '1', '0']);
});
