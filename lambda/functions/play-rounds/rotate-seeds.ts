import type { SeedRotation } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { knownPlayer } from '#lambda/services/play/admission';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { rotatedSeed, presentSeeds } from '#lambda/services/play/seeds';
import { Refusal } from '#lambda/runtime/refusal';
import { nextPlay, type Seed } from '#lambda/stores/play/play-row';
import type { RevealedSeed } from '#lambda/stores/play/revealed-seed';

/** Reveals the current server seed and replaces it. Idempotent: a repeated request returns the same seed. */
export function rotateSeeds(needs: Needs) {
  const { plays, newSeed, clock } = needs;
  return async (caller: Caller, input: InputOf<'rotateSeeds'>): Promise<SeedRotation> => {
    const { brandId, serverSeedHash, clientSeed = null } = input;
    const facts = await needs.facts.standing(caller, brandId);
    const { player } = knownPlayer(facts, clock());
    const { play } = facts;
    if (!play) throw new Refusal('seeds.stale');
    // The new seed would reveal the outcome of a round whose bet is not confirmed.
    if (play.openRound !== undefined) throw new Refusal('round.open');
    const { seed } = play;
    if (seed.serverSeedHash !== serverSeedHash) {
      const revealed = await plays.revealed(brandId, player.playerId, serverSeedHash);
      if (revealed?.clientSeed !== clientSeed) throw new Refusal('seeds.stale');
      return presented(revealed, seed);
    }
    const revealed = {
      serverSeed: seed.serverSeed,
      serverSeedHash,
      rounds: seed.nonce,
      playedClientSeed: seed.clientSeed,
      clientSeed,
      at: clock().toISOString(),
    };
    const next = rotatedSeed(seed, clientSeed ?? seed.clientSeed, newSeed);
    await plays.rotate(nextPlay(play, { seed: next }), revealed);
    return presented(revealed, next);
  };
}

const presented = ({ serverSeed, serverSeedHash, rounds }: RevealedSeed, seed: Seed): SeedRotation => ({
  revealedServerSeed: serverSeed,
  revealedServerSeedHash: serverSeedHash,
  rounds,
  seeds: presentSeeds(seed),
});
