import type { StatedMovement } from '@novalink/ledger';
import { drawnRound } from '#lambda/services/play/drawn-round';
import { requestOf } from '#lambda/services/play/round-movements';
import type { Round } from '#lambda/services/play/present-round';
import type { PlayableVersion } from '#lambda/stores/games/playable-versions';
import type { DrawnSeed } from '#lambda/stores/play/drawn-seeds';

/**
 * Computes the round of a bet again from its stored inputs. The balance is the balance after the bet and the
 * win. Undefined for a bet that was declined.
 */
export function computedRound(
  { key, brandId, playerId, coin, purse, reference, balance, at, play, draw }: StatedMovement,
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
    standings: null,
    at,
  };
}
