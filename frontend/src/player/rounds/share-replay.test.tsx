import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SharedRound } from '#domain/generated/types';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { ShareReplay } from './share-replay';
import { brandId } from '../../parts/rounds/testing/coin-server';

const round = { id: 'round 1', requestId: 'request 1', clientSeed: 'my own words' };
const replayId = 'Z1KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const entry: SharedRound = { replayId, roundId: round.id, expiresAt: '2027-02-19T10:00:00Z' };

/** The dialog of one round, with a server that records the shared rounds. */
const openDialog = async (shared: SharedRound[] = [], refusal?: Refused) => {
  const fake = fakePlatform({
    listSharedRounds: () => shared,
    shareRound: () => {
      if (refusal) throw refusal;
      shared.push(entry);
      return entry;
    },
    unshareRound: ({ input }) => {
      const at = shared.findIndex((one) => one.replayId === input.replayId);
      shared.splice(at, 1);
      return at >= 0;
    },
  });
  await fake.arrive('maria@novalink.test', ['OPERATORS']);
  const Page = () => <ShareReplay brandId={brandId} round={round} />;
  openPage(Page, fake.platform, '/account');
  await userEvent.click(await screen.findByRole('button', { name: 'Share replay' }));
  return { shared, dialog: within(await screen.findByRole('dialog', { name: 'Share replay' })) };
};

test('shares a round only after showing what becomes public', async () => {
  const { shared, dialog } = await openDialog();
  expect(await dialog.findByText(/Your name and your balance are not shown\./)).toBeVisible();
  expect(dialog.getByText('my own words')).toBeVisible();
  expect(shared).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  const link = await dialog.findByLabelText('Link to the replay');
  expect(link).toHaveValue(`http://localhost/static/Replay/${replayId}`);
  expect(shared).toEqual([entry]);
});

test('copies and opens the link of a shared round, and stops sharing', async () => {
  userEvent.setup(); // Gives jsdom a clipboard.
  const { shared, dialog } = await openDialog([entry]);
  const address = `http://localhost/static/Replay/${replayId}`;
  await userEvent.click(await dialog.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(dialog.getByRole('link', { name: 'Open replay' })).toHaveAttribute(
    'href',
    `/static/Replay/${replayId}`,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(shared).toEqual([]);
});

test('explains what to do when the limit of shared rounds is reached', async () => {
  const { dialog } = await openDialog([], new Refused('replay.too-many'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Stop sharing one of them first.');
});
