import { chunkPlayer, joinTallies } from '@novalink/engine/lab';
import type { Clock } from '#lambda/runtime/clock';
import type { Shard } from '#lambda/functions/play-shard/request';
import { runToPlay } from '#lambda/stores/test-runs/run-to-play';
import type { ShardTallies } from '#lambda/stores/test-runs/shard-tallies';
import type { TestRunStore } from '#lambda/stores/test-runs/test-run-store';

export interface Needs {
  readonly runs: Pick<TestRunStore, 'read' | 'model' | 'played'>;
  readonly tallies: Pick<ShardTallies, 'keep'>;
  readonly clock: Clock;
}

/** Plays some chunks of a run and stores their joint result. Plays nothing if the run has ended. */
export const playShard =
  ({ runs, tallies, clock }: Needs) =>
  async ({ runId, shard, firstChunk, chunks }: Shard): Promise<void> => {
    const found = await runToPlay(runs, runId, clock());
    if (!found) return;
    const play = chunkPlayer(found.model, found.run);
    const played = Array.from({ length: chunks }, (_, index) => play(firstChunk + index));
    await tallies.keep(runId, shard, joinTallies(played));
    await runs.played(runId, shard, clock());
  };
