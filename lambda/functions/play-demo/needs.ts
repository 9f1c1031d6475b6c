import type { SeedNeeds } from '#lambda/services/free-play/open-session';
import type { DemoSessionStore } from '#lambda/stores/play/demo-session-store';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';

export interface Needs extends SeedNeeds {
  readonly games: PlayedGameStore;
  readonly sessions: DemoSessionStore;
}
