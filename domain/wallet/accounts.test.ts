import { expect, test } from '@jest/globals';
import { treasuryKey, walletPartition } from '../keys';
import { treasuryAccount, walletAccount } from '@novalink/ledger';

test('rows of wallets and treasuries have the ids of the accounts in journal entries', () => {
  const wallet = { brandId: 'B', playerId: 'ann', coin: 'GEM', purse: 'PROMO' } as const;
  expect(walletPartition('B', 'ann', 'GEM', 'PROMO')).toBe(walletAccount(wallet));
  for (const shard of [0, 9, 15]) {
    const { pk, sk } = treasuryKey('B', 'GEM', shard);
    expect(`${pk}#${sk}`).toBe(treasuryAccount('B', 'GEM', shard));
  }
});
