import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { systemClock } from '#lambda/clock';
import { environment } from '#lambda/functions/record-acceptance/env';
import { recordAcceptance } from '#lambda/functions/record-acceptance/record-acceptance';
import { acceptanceStore } from '#lambda/stores/acceptance-store';

const { MAIN_TABLE: mainTable } = environment();
const acceptances = acceptanceStore({ dynamodb: new DynamoDBClient(), mainTable });
const record = recordAcceptance({ acceptances, clock: systemClock });

export const handler = async (event: PreSignUpTriggerEvent) => {
  await record(event);
  return event;
};
