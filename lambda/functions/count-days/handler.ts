import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { countChangedDays } from '#lambda/functions/count-days/count-days';
import { environment } from '#lambda/functions/count-days/env';
import { counting } from '#lambda/stores/counters/counting';
import { eachApart } from '#lambda/stream-batch';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable } = environment();
const count = countChangedDays(counting({ dynamodb: new DynamoDBClient(), mainTable, playTable }));

export const handler = (event: DynamoDBStreamEvent) => eachApart('count-days', event, count);
