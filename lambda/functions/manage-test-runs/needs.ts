import type { Clock } from '#lambda/runtime/clock';
import type { RunMachine } from '#lambda/functions/manage-test-runs/run-machine';
import type { GameVersionReads } from '#lambda/stores/games/game-version-reads';
import type { TestRunStore } from '#lambda/stores/test-runs/test-run-store';

export interface Needs {
  readonly versions: GameVersionReads;
  readonly runs: Pick<TestRunStore, 'read' | 'queue' | 'cancel' | 'fail'>;
  readonly machine: RunMachine;
  /** 32 bytes, hexadecimal. */
  readonly newSeed: () => string;
  readonly clock: Clock;
}
