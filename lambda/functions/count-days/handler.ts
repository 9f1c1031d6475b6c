import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { countMarkedDays } from '#lambda/functions/count-days/count-days';
import { environment } from '#lambda/functions/count-days/env';
import { changedDays } from '#lambda/stores/counters/changed-days';
import { counting } from '#lambda/stores/counters/counting';

const { MAIN_TABLE: mainTable, PLAY_TABLE: playTable } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable, playTable };
const count = countMarkedDays({ ...counting(stores), changed: changedDays(stores) });

/** Counts the days that changed since the last run. The event is ignored. */
export const handler = async () => count();
