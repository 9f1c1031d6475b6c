import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { copyTotals } from '#lambda/functions/copy-totals/copy-totals';
import { environment } from '#lambda/functions/copy-totals/env';
import { changedDays } from '#lambda/stores/counters/changed-days';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { eachApart } from '#lambda/runtime/stream-batch';

const stores = { dynamodb: new DynamoDBClient(), playTable: environment().PLAY_TABLE };
const copy = copyTotals({ summaries: playSummaryStore(stores), changed: changedDays(stores) });

export const handler = (event: DynamoDBStreamEvent) => eachApart('copy-totals', event, copy);
