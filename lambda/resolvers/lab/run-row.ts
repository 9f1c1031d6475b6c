import type { TestRun } from '#domain/generated/types';

/** A stored test run without its keys. Its model and its result are separate rows. */
export type RunRow = Omit<TestRun, 'mathModel' | 'result' | 'shardsDone' | 'checks'> & {
  /** The `sub` of the game's owner; absent for a run of a model without a version. */
  readonly gameOwner?: string | null;
  /** The numbers of the completed shards, as a set; absent before the first. */
  readonly playedShards?: readonly number[] | null;
  /** Absent until the run has ended. */
  readonly checks?: TestRun['checks'] | null;
};
