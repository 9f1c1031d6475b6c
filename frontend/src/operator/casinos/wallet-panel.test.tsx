import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SetWalletKeyInput } from '#domain/generated/types';
import { walletKeyFields } from '#domain/casinos/wallet-key-fields';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { fakePlatform } from '../../platform/fake-platform';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openPage } from '../../platform/open-page';
import { casino } from './testing/casino-server';
import { WalletPanel } from './wallet-panel';

type Test = Readonly<Record<'done' | 'passed' | 'total', number>> & {
  readonly status: 'RUNNING' | 'PASSED' | 'FAILED';
};
const ended = { startedAt: '2026-11-21T09:00:00Z', endedAt: '2026-11-21T09:00:09Z', reportHash: 'ab12' };

const open = async (changes: Partial<OwnedCasino> = {}, test: Test | null = null) => {
  const sent: unknown[] = [];
  const seamless = { walletMode: 'SEAMLESS', walletUrl: 'https://wallet.house.test' } as const;
  let shown: (typeof ended & Test) | null = test && { ...ended, ...test };
  const fake = fakePlatform({
    getCasino: () => ({ id: casino.id, walletTest: shown }) as never,
    setWalletKey: ({ input }: { input: SetWalletKeyInput }) => {
      sent.push(input);
      return { keyId: input.keyId, scheme: input.scheme, secret: 'a new secret', publicKey: null };
    },
    startWalletTest: ({ input }) => {
      sent.push(input);
      shown = { ...ended, status: 'RUNNING', done: 0, passed: 0, total: 111 };
      return { status: 'RUNNING' };
    },
  });
  await fake.arrive('olga@house.test', ['OPERATORS']);
  openPage(() => <WalletPanel casino={{ ...casino, ...seamless, ...changes }} />, fake.platform, '/');
  await screen.findByRole('heading', { name: 'Wallet' });
  return { sent };
};
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('sets a key and shows its secret once', async () => {
  const { sent } = await open();
  expect(screen.queryByRole('button', { name: 'Run contract tests' })).not.toBeInTheDocument();
  await click('Set the key');
  const dialog = within(await screen.findByRole('dialog'));
  expect(unshownFields(walletKeyFields, 'create')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Key ID'), 'novalink 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the key' }));
  expect(sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Key ID'));
  await userEvent.type(dialog.getByLabelText('Key ID'), 'novalink-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the key' }));
  expect(await screen.findByText('a new secret')).toBeInTheDocument();
  const input = { casinoId: casino.id, expectedVersion: casino.version, keyId: 'novalink-1', scheme: 'V1' };
  expect(sent).toEqual([{ ...input, secret: null }]);
});

test('runs the contract tests and shows their progress', async () => {
  const { sent } = await open({ walletKeyId: 'novalink-1', walletScheme: 'V1' });
  await click('Run contract tests');
  expect(await screen.findByText('0 of 111 scenarios have run.')).toBeInTheDocument();
  expect(sent).toEqual([{ casinoId: casino.id }]);
});

test('says how many scenarios did not pass', async () => {
  await open({ walletKeyId: 'novalink-1' }, { status: 'FAILED', done: 111, passed: 109, total: 111 });
  expect(await screen.findByText('2 of 111 scenarios did not pass')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download the report' })).toBeInTheDocument();
});
