import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SFNClient } from '@aws-sdk/client-sfn';
import { limits } from '#domain/limits';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/manage-test-runs/env';
import { manageTestRuns } from '#lambda/functions/manage-test-runs/manage-test-runs';
import { parseRequest } from '#lambda/functions/manage-test-runs/request';
import { stepFunctions } from '#lambda/functions/manage-test-runs/run-machine';
import { orRefusal } from '#lambda/runtime/refusal';
import { gameVersionReads } from '#lambda/stores/games/game-version-reads';
import { testRunStore } from '#lambda/stores/test-runs/test-run-store';

const { MAIN_TABLE: mainTable, RUN_MACHINE_ARN } = environment();
const dynamodb = new DynamoDBClient();
const manage = manageTestRuns({
  versions: gameVersionReads({ dynamodb, mainTable }),
  runs: testRunStore({ dynamodb, mainTable }),
  machine: stepFunctions(new SFNClient(), RUN_MACHINE_ARN),
  newSeed: () => randomBytes(limits.testRun.hexDigits / 2).toString('hex'),
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));
