import type { SeedPair } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { checkMayPlay } from '#lambda/services/play/admission';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { presentSeeds } from '#lambda/services/play/seeds';

/** The seeds of the player's next rounds; null before the first session. */
export function getSeeds({ facts }: Pick<Needs, 'facts'>) {
  return async (caller: Caller, brandId: string): Promise<SeedPair | null> => {
    const found = await facts.play(caller, brandId);
    checkMayPlay(found);
    const { play } = found;
    return play ? presentSeeds(play.seed) : null;
  };
}
