import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/play-shard/env';
import { playShard } from '#lambda/functions/play-shard/play-shard';
import { parseShard } from '#lambda/functions/play-shard/request';
import { shardTallies } from '#lambda/stores/test-runs/shard-tallies';
import { testRunStore } from '#lambda/stores/test-runs/test-run-store';

const { MAIN_TABLE: mainTable, WORK_BUCKET } = environment();
const play = playShard({
  runs: testRunStore({ dynamodb: new DynamoDBClient(), mainTable }),
  tallies: shardTallies(new S3Client(), WORK_BUCKET),
  clock: systemClock,
});

/** The state machine retries after every failure. */
export const handler = (event: unknown): Promise<void> => play(parseShard(event));
