import type { Clock } from '#lambda/runtime/clock';
import type { GameVersionStore } from '#lambda/stores/games/game-version-store';

export interface Needs {
  readonly versions: GameVersionStore;
  readonly clock: Clock;
}
