/**
 * What a wallet must hold before movements of these amounts, one after the other, so that none of them leaves it below
 * zero: a credit pays for what follows it and for nothing before it.
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

/** All of them together. */
export const sumOf = (amounts: readonly { readonly amount: bigint }[]): bigint =>
  amounts.reduce((sum, { amount }) => sum + amount, 0n);
