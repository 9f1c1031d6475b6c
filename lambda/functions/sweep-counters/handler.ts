import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/sweep-counters/env';
import { counting } from '#lambda/stores/counters/counting';
import { recountDays } from '#lambda/stores/counters/recount-days';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { isoDate, literal, object, optional, parse, pipe, string, union } from 'valibot';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable, JOURNAL_TABLE: journalTable } = environment();
const needs = { dynamodb: new DynamoDBClient(), mainTable, playTable, journalTable, clock: systemClock };
const sweep = sweepDays({ ...counting(needs), clock: systemClock });
const recount = recountDays(needs);

export const handler = (event: unknown) => {
  const request = parseRequest(event);
  return request.source === 'JOURNAL' ? recount(request) : sweep(request);
};

const day = pipe(string(), isoDate());
const ofJournal = object({ brandId: string(), from: day, to: day, source: literal('JOURNAL') });
const ofSummaries = object({
  brandId: string(),
  from: optional(day),
  to: optional(day),
  source: optional(literal('SUMMARIES'), 'SUMMARIES'),
});

/** `source` names the records from which days are counted: the summaries of players, or the journal. */
const parseRequest = (event: unknown) => parse(union([ofJournal, ofSummaries]), event);
