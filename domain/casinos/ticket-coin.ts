import type { CoinKind } from '#domain/generated/types';

/** The coin of kind TICKET with this code; undefined if the brand has none. */
export const ticketCoin = <Coin extends { readonly code: string; readonly kind: CoinKind }>(
  coinTypes: readonly Coin[],
  code: string,
): Coin | undefined => coinTypes.find((coin) => coin.code === code && coin.kind === 'TICKET');
