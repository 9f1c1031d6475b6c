import type { WalletName } from './ports';

/** Account ids as they appear in the legs of journal entries. */
export const walletAccount = ({ brandId, playerId, coin, purse }: WalletName) =>
  `WALLET#${brandId}#${playerId}#${coin}#${purse}`;

export const treasuryAccount = (brandId: string, coin: string, shard: number) =>
  `TREASURY#${brandId}#${coin}#${`${shard}`.padStart(2, '0')}`;

/** The brand's house account. It has no row; its balance is the sum of its legs in the journal. */
export const houseAccount = (brandId: string, coin: string) => `HOUSE#${brandId}#${coin}`;

/** The account on the other side of a movement: a treasury shard, or the house account if the shard is null. */
export const counterAccount = ({ brandId, coin }: WalletName, treasuryShard: number | null) =>
  treasuryShard === null ? houseAccount(brandId, coin) : treasuryAccount(brandId, coin, treasuryShard);
