import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';

export type AnsweredRun = Omit<TestRunRow, 'playedShards'> & { readonly shardsDone: number };

/** The run in the terms of the GraphQL schema. Its model and result have fields of their own. */
export const answeredRun = ({ playedShards, ...run }: TestRunRow): AnsweredRun => ({
  ...run,
  shardsDone: playedShards?.size ?? 0,
});
