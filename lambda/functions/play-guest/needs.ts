import type { SeedNeeds } from '#lambda/free-play/open-session';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';
import type { GuestSessionStore } from '#lambda/stores/play/guest-session-store';

export interface Needs extends SeedNeeds {
  readonly games: PlayedGameStore;
  readonly sessions: GuestSessionStore;
  /** The shortest time between two rounds of a guest, in milliseconds. */
  readonly cycleMs: number;
}

/** Whom the play token of a guest names; no user id looks like it. */
export const guestSub = (guest: string) => `guest:${guest}`;
