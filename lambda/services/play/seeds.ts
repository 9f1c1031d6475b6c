import type { SeedPair } from '#domain/generated/types';
import { publishedCommitment } from '@novalink/engine';
import type { Seed } from '#lambda/stores/play/play-row';

/** The first pair of seeds of a player, with a generated client seed. */
export function firstSeed(newSeed: () => string): Seed {
  const [serverSeed, nextServerSeed] = [newSeed(), newSeed()];
  return {
    serverSeed,
    serverSeedHash: publishedCommitment(serverSeed),
    clientSeed: newSeed().slice(0, 16),
    nonce: 0,
    nextServerSeed,
    nextServerSeedHash: publishedCommitment(nextServerSeed),
  };
}

/**
 * The seeds after a rotation: the server seed whose hash was already published, and the hash of a new one.
 */
export function rotatedSeed(seed: Seed, clientSeed: string, newSeed: () => string): Seed {
  const nextServerSeed = newSeed();
  return {
    serverSeed: seed.nextServerSeed,
    serverSeedHash: seed.nextServerSeedHash,
    clientSeed,
    nonce: 0,
    nextServerSeed,
    nextServerSeedHash: publishedCommitment(nextServerSeed),
  };
}

/** The public part of a pair. Both server seeds stay secret. */
export const presentSeeds = ({ serverSeedHash, clientSeed, nonce, nextServerSeedHash }: Seed): SeedPair => ({
  serverSeedHash,
  clientSeed,
  nonce,
  nextServerSeedHash,
});
