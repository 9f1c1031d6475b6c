import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/judge-run/env';
import { judgeTestRun } from '#lambda/functions/judge-run/judge-test-run';
import { parsePlayedRun } from '#lambda/functions/judge-run/request';
import { shardTallies } from '#lambda/stores/test-runs/shard-tallies';
import { testRunStore } from '#lambda/stores/test-runs/test-run-store';
import { testRunVerdictStore } from '#lambda/stores/test-runs/test-run-verdict-store';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable, WORK_BUCKET } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable, auditTable };
const judge = judgeTestRun({
  runs: testRunStore(stores),
  verdicts: testRunVerdictStore(stores),
  tallies: shardTallies(new S3Client(), WORK_BUCKET),
  clock: systemClock,
});

/** The state machine retries after every failure. */
export const handler = (event: unknown): Promise<void> => judge(parsePlayedRun(event));
