import type { TestRun } from '#domain/generated/types';

/** A test run as the table holds it, without its keys; its model and its result are rows of their own. */
export type RunRow = Omit<TestRun, 'mathModel' | 'result' | 'shardsDone' | 'checks'> & {
  /** The `sub` of the owner of the game whose version is run; absent when a model is run by itself. */
  readonly gameOwner?: string | null;
  /** The numbers of the parts that were played, a set; absent before the first. */
  readonly playedShards?: readonly number[] | null;
  /** Absent until it has ended. */
  readonly checks?: TestRun['checks'] | null;
};
