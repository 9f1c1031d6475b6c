import { limitsAfter } from '#domain/play/play-limits';
import type { Caller } from '#lambda/runtime/caller';
import { knownPlayer } from '#lambda/services/play/admission';
import type { Needs } from '#lambda/functions/play-rounds/needs';
import { playerEvent } from '#lambda/functions/play-rounds/player-event';
import type { InputOf } from '#lambda/functions/play-rounds/request';
import { presentPlayer } from '#lambda/functions/play-rounds/present-player';
import type { PresentedPlayer } from '#lambda/stores/brands/brand-user-row';

/**
 * Sets a player's own limits. Stricter limits apply from the next bet on, looser ones after a waiting time.
 */
export function setPlayLimits(needs: Needs) {
  return async (caller: Caller, input: InputOf<'setPlayLimits'>): Promise<PresentedPlayer> => {
    const { brandId, ...wish } = input;
    const facts = await needs.facts.standing(caller, brandId);
    const now = needs.clock();
    const { brand, player } = knownPlayer(facts, now);
    const held = limitsAfter(player, wish, now);
    const set = { ...player, ...held, version: player.version + 1, updatedAt: now.toISOString() };
    const audit = playerEvent(now, 'PLAY_LIMITS_SET', player, held);
    await needs.limits.set({ caller, player: set, audit });
    return presentPlayer({ brand, player: set });
  };
}
