import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { copyTotals } from '#lambda/functions/copy-totals/copy-totals';
import { environment } from '#lambda/functions/copy-totals/env';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { eachApart } from '#lambda/stream-batch';

const copy = copyTotals({
  summaries: playSummaryStore({ dynamodb: new DynamoDBClient(), playTable: environment().PLAY_TABLE }),
});

export const handler = (event: DynamoDBStreamEvent) => eachApart('copy-totals', event, copy);
