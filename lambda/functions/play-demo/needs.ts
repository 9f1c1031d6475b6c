import type { Clock } from '#lambda/clock';
import type { PlayKey } from '#lambda/functions/play-demo/play-key';
import type { DemoSessionStore } from '#lambda/stores/play/demo-session-store';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';

export interface Needs {
  readonly games: PlayedGameStore;
  readonly sessions: DemoSessionStore;
  readonly key: PlayKey;
  /** A server seed that nobody can guess: 32 bytes in hex. */
  readonly newSeed: () => string;
  readonly clock: Clock;
}
