import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '#lambda/clock';
import { chainJournal } from '#lambda/functions/chain-journal/chain-journal';
import { environment } from '#lambda/functions/chain-journal/env';
import { chainStore } from '#lambda/stores/audit/chain-store';
import { allAtOnce } from '#lambda/stream-batch';

const { JOURNAL_TABLE: table, AWS_LAMBDA_FUNCTION_NAME: functionName } = environment();
const chain = chainJournal({
  chains: chainStore({ dynamodb: new DynamoDBClient(), table }),
  logger: new Logger({ serviceName: 'chain-journal' }),
  clock: systemClock,
  functionName,
});

export const handler = (event: DynamoDBStreamEvent) => allAtOnce('chain-journal', event, chain);
