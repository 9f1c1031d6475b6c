import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { environment } from '#lambda/functions/list-day-movements/env';
import { listDayMovements } from '#lambda/functions/list-day-movements/list-day-movements';
import { parseRequest } from '#lambda/functions/list-day-movements/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { dayPage } from '#lambda/stores/coins/day-page';

const list = listDayMovements({
  page: dayPage({ dynamodb: new DynamoDBClient(), journalTable: environment().JOURNAL_TABLE }),
});

export const handler = (event: unknown) => orRefusal(() => list(parseRequest(event)));
