import { randomInt } from 'node:crypto';
import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { dayLanes } from '#domain/wallet/day-lanes';
import { systemClock } from '#lambda/runtime/clock';
import { chainJournal } from '#lambda/functions/chain-journal/chain-journal';
import { environment } from '#lambda/functions/chain-journal/env';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { lateDays } from '#lambda/stores/coins/late-days';
import { allAtOnce } from '#lambda/runtime/stream-batch';

const { JOURNAL_TABLE: journalTable, AWS_LAMBDA_FUNCTION_NAME: functionName } = environment();
const stores = { dynamodb: new DynamoDBClient(), journalTable };
const chain = chainJournal({
  blocks: dayBlockStore(stores),
  lateDays: lateDays(stores),
  lane: randomInt(dayLanes),
  logger: new Logger({ serviceName: 'chain-journal' }),
  clock: systemClock,
  functionName,
});

export const handler = (event: DynamoDBStreamEvent) => allAtOnce('chain-journal', event, chain);
