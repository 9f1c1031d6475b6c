import type { SeedNeeds } from '#lambda/services/free-play/open-session';
import type { ReadLaunchFacts } from '#lambda/stores/brands/launch-facts';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';
import type { LaunchStore } from '#lambda/stores/launches/launch-store';
import type { GuestSessionStore } from '#lambda/stores/play/guest-session-store';

export interface Needs extends SeedNeeds {
  readonly games: PlayedGameStore;
  readonly sessions: GuestSessionStore;
  readonly launches: Pick<LaunchStore, 'find' | 'open'>;
  readonly launchFacts: ReadLaunchFacts;
  /** The minimum time between two rounds of a guest, in milliseconds. */
  readonly cycleMs: number;
}

/** The subject of a guest's play token. The prefix keeps it different from every user id. */
export const guestSub = (guest: string) => `guest:${guest}`;
