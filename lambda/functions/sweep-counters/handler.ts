import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/clock';
import { environment } from '#lambda/functions/sweep-counters/env';
import { parseRequest } from '#lambda/functions/sweep-counters/request';
import { counting } from '#lambda/stores/counters/counting';
import { sweepDays } from '#lambda/stores/counters/sweep-days';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable } = environment();
const sweep = sweepDays({
  ...counting({ dynamodb: new DynamoDBClient(), mainTable, playTable }),
  clock: systemClock,
});

export const handler = (event: unknown) => sweep(parseRequest(event));
