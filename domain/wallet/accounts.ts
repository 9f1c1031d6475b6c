import { treasuryKey, walletPartition } from '../keys';
import type { WalletName } from './ports';

/** Account ids as they appear in the legs of journal entries. */
export const walletAccount = ({ brandId, playerId, coin, purse }: WalletName) =>
  walletPartition(brandId, playerId, coin, purse);

export function treasuryAccount(brandId: string, coin: string, shard: number): string {
  const { pk, sk } = treasuryKey(brandId, coin, shard);
  return `${pk}#${sk}`;
}

/** The brand's house account. It has no row; its balance is the sum of its legs in the journal. */
export const houseAccount = (brandId: string, coin: string) => `HOUSE#${brandId}#${coin}`;

/** The account on the other side of a movement: a treasury shard, or the house account if the shard is null. */
export const counterAccount = ({ brandId, coin }: WalletName, treasuryShard: number | null) =>
  treasuryShard === null ? houseAccount(brandId, coin) : treasuryAccount(brandId, coin, treasuryShard);
