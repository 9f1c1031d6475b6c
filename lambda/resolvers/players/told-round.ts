import type { CoinRound } from '#domain/generated/types';

/** A round as the table holds it, without its keys and without its seed. */
export type RoundRow = Omit<CoinRound, 'userId' | 'serverSeed'>;

/** What is told of a round, field by field; the seed once it was revealed. */
export const toldRound = (row: RoundRow, userId: string, serverSeed: string | null) => ({
  id: row.id,
  requestId: row.requestId,
  brandId: row.brandId,
  userId,
  gameId: row.gameId,
  versionId: row.versionId,
  mathModelHash: row.mathModelHash,
  coin: row.coin,
  bet: row.bet,
  win: row.win,
  multiplierX100: row.multiplierX100,
  capped: row.capped,
  steps: row.steps,
  serverSeedHash: row.serverSeedHash,
  serverSeed,
  clientSeed: row.clientSeed,
  nonce: row.nonce,
  balance: row.balance,
  at: row.at,
});
