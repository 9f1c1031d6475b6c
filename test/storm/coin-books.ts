import type { Commit } from './commits';
import { isPosted } from './evidence';

/** Tracks the balances of accounts, write by write. `enter` returns the errors after a write. */
export function coinBooks() {
  const purses = new Map<string, bigint>();
  let venues = 0n;
  return {
    enter: (commit: Commit): { readonly created: string | undefined; readonly low: string | undefined } => {
      for (const { account, to, by } of commit.balances)
        purses.set(account, to ?? (purses.get(account) ?? 0n) + (by ?? 0n));
      for (const { account, amount } of commit.movements.filter(isPosted).flatMap(({ legs }) => legs))
        if (account.startsWith('HOUSE#')) venues += amount;
      const total = [...purses.values()].reduce((sum, held) => sum + held, venues);
      const low = [...purses].find(([account, held]) => held < 0n && !account.startsWith('TREASURY#'));
      return {
        created: total === 0n ? undefined : `${total} too many`,
        low: low && `${low[0]} holds ${low[1]}`,
      };
    },
  };
}
