import { playKey, playSessionKey, walletKey } from '#domain/keys';
import { commitmentOf } from '#domain/slots/draw';
import { mathModelHash } from './given-run';

export const serverSeed = 'a7'.repeat(32);
export const serverSeedHash = commitmentOf(serverSeed);
const nextServerSeed = 'b8'.repeat(32);
/** What nobody is told before a rotation. */
export const secretSeeds: readonly string[] = [serverSeed, nextServerSeed];

/** A player's session at the brand's game; it has the brand's id, as the game and its version do. */
export function seatRows(brandId: string, userId: string) {
  const player = { brandId, userId };
  const session = {
    ...playSessionKey(brandId, userId, brandId),
    ...player,
    id: brandId,
    gameId: brandId,
    versionId: brandId,
    mathModelHash,
    coin: 'GLD',
    decimals: 2,
    betLevels: ['1000', '2000'],
    startedAt: new Date().toISOString(),
    endsAt: '2999-01-01T00:00:00.000Z',
  };
  const seed = {
    serverSeed,
    serverSeedHash,
    clientSeed: 'lantern',
    nonce: 0,
    nextServerSeed,
    nextServerSeedHash: commitmentOf(nextServerSeed),
  };
  const play = { ...playKey(brandId, userId), ...player, seed, sessionId: brandId, losses: {}, version: 1 };
  return [session, play];
}

/** What is in a player's purse, in minor units. */
export const walletRow = (brandId: string, userId: string) => ({
  ...walletKey(brandId, userId, 'GLD', 'MAIN'),
  balance: 100_000,
  version: 1,
});
