import { StartExecutionCommand, type SFNClient } from '@aws-sdk/client-sfn';
import { shardsOf } from '#domain/test-runs/shards';
import type { TestRunRow } from '#lambda/stores/test-runs/test-run-row';

/** The state machine that plays test runs. */
export interface RunMachine {
  /** Idempotent for each run. */
  start(run: Pick<TestRunRow, 'id' | 'rounds'>): Promise<void>;
}

export const stepFunctions = (client: SFNClient, stateMachineArn: string): RunMachine => ({
  start: async ({ id, rounds }) => {
    const shards = shardsOf(rounds).map((shard) => ({ runId: id, ...shard }));
    const input = JSON.stringify({ runId: id, shards });
    await client.send(new StartExecutionCommand({ stateMachineArn, name: id, input }));
  },
});
