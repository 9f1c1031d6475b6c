import type { SeedPair } from '#domain/generated/types';
import type { Caller } from '#lambda/caller';
import { endingOpenRound } from '#lambda/functions/play-rounds/end-open-round';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { toldSeeds } from '#lambda/functions/play-rounds/seeds';

/** What the player's next rounds are drawn from; nothing before their first session. */
export function getSeeds(needs: Needs) {
  const endingOpen = endingOpenRound(needs);
  return async ({ sub }: Caller, brandId: string): Promise<SeedPair | null> => {
    const { facts } = await endingOpen(async () => ({ play: await needs.plays.read(brandId, sub) }));
    return facts.play ? toldSeeds(facts.play.seed) : null;
  };
}
