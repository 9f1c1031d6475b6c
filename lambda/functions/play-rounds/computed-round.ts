import type { PostedMovement } from '#domain/wallet/movement';
import { drawnRound } from '#lambda/functions/play-rounds/drawn-round';
import { requestOf } from '#lambda/functions/play-rounds/round-movements';
import type { Round } from '#lambda/functions/play-rounds/present-round';
import type { PlayableVersion } from '#lambda/stores/games/playable-versions';
import type { DrawnSeed } from '#lambda/stores/play/drawn-seeds';

/**
 * The round of a bet, computed again from what it was drawn from; the balance is the one after the bet and what it won.
 * Nothing for a bet that was not played.
 */
export function computedRound(
  { key, brandId, playerId, coin, purse, reference, balance, at, play, draw }: PostedMovement,
  { serverSeed, clientSeed }: DrawnSeed,
  version: PlayableVersion,
): Round | undefined {
  if (!play || !draw || reference === null) return undefined;
  const { serverSeedHash, nonce } = draw;
  const drawn = drawnRound(version, { serverSeed, clientSeed, nonce }, play.betLevel);
  return {
    id: reference,
    requestId: requestOf(key),
    brandId,
    playerId,
    gameId: play.gameId,
    versionId: play.versionId,
    mathModelHash: version.mathModelHash,
    coin,
    bet: `${play.betLevel}`,
    ...drawn,
    serverSeedHash,
    clientSeed,
    nonce,
    purse,
    balance: `${balance + BigInt(drawn.win)}`,
    claim: null,
    at,
  };
}
