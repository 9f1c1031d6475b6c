import { treasuryKey, walletPartition } from '../keys';
import type { WalletName } from './ports';

/** Accounts as the legs of the journal name them. */
export const walletAccount = ({ brandId, playerId, coin, purse }: WalletName) =>
  walletPartition(brandId, playerId, coin, purse);

export function treasuryAccount(brandId: string, coin: string, shard: number): string {
  const { pk, sk } = treasuryKey(brandId, coin, shard);
  return `${pk}#${sk}`;
}

/** Has no row: what the house of a brand won or lost is the sum of the journal's legs. */
export const houseAccount = (brandId: string, coin: string) => `HOUSE#${brandId}#${coin}`;

/** The other side of a movement; a treasury without a shard is the house. */
export const counterAccount = ({ brandId, coin }: WalletName, treasuryShard: number | null) =>
  treasuryShard === null ? houseAccount(brandId, coin) : treasuryAccount(brandId, coin, treasuryShard);
