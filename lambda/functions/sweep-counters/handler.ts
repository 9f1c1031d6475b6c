import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/sweep-counters/env';
import { parseRequest } from '#lambda/functions/sweep-counters/request';
import { counting } from '#lambda/stores/counters/counting';
import { recountDays } from '#lambda/stores/counters/recount-days';
import { sweepDays } from '#lambda/stores/counters/sweep-days';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, JOURNAL_TABLE: journalTable } = environment();
const needs = { dynamodb: new DynamoDBClient(), mainTable, playTable, journalTable, clock: systemClock };
const sweep = sweepDays({ ...counting(needs), clock: systemClock });
const recount = recountDays(needs);

export const handler = (event: unknown) => {
  const request = parseRequest(event);
  return request.source === 'JOURNAL' ? recount(request) : sweep(request);
};
