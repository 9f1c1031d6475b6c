import { chunkCount } from '@novalink/engine/lab';
import { limits } from '#domain/limits';

/** Consecutive chunks that one invocation of a function plays. */
export interface ShardChunks {
  readonly shard: number;
  readonly firstChunk: number;
  readonly chunks: number;
}

const most = limits.testRun.shardChunks;

/** All chunks of a run with this number of rounds. */
export function shardsOf(rounds: number): readonly ShardChunks[] {
  const all = chunkCount({ rounds });
  return Array.from({ length: Math.ceil(all / most) }, (_, shard) => {
    const firstChunk = shard * most;
    return { shard, firstChunk, chunks: Math.min(most, all - firstChunk) };
  });
}
