import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';

export type AnsweredRun = Omit<TestRunRow, 'playedShards'> & { readonly shardsDone: number };

/** The run in the contract's words; its model and its result are read by fields of their own. */
export const answeredRun = ({ playedShards, ...run }: TestRunRow): AnsweredRun => ({
  ...run,
  shardsDone: playedShards?.size ?? 0,
});
