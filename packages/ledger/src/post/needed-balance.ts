/**
 * The balance that a wallet needs so that these movements, applied in order, never bring it below zero. A credit
 * covers only the movements after it.
 */
export function neededBalance(amounts: readonly { readonly amount: bigint }[]): bigint {
  let balance = 0n;
  let needed = 0n;
  for (const { amount } of amounts) {
    balance += amount;
    if (-balance > needed) needed = -balance;
  }
  return needed;
}

export const sumOf = (amounts: readonly { readonly amount: bigint }[]): bigint =>
  amounts.reduce((sum, { amount }) => sum + amount, 0n);
