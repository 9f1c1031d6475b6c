import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { systemClock } from '#lambda/clock';
import { environment } from '#lambda/functions/record-acceptance/env';
import { recordAcceptance } from '#lambda/functions/record-acceptance/record-acceptance';
import { acceptanceStore } from '#lambda/stores/acceptance-store';

const { MAIN_TABLE: mainTable, AWS_LAMBDA_FUNCTION_NAME: functionName } = environment();
const acceptances = acceptanceStore({ dynamodb: new DynamoDBClient(), mainTable });
const record = recordAcceptance({
  acceptances,
  logger: new Logger({ serviceName: 'record-acceptance' }),
  clock: systemClock,
  functionName,
});

export const handler = async (event: PreSignUpTriggerEvent) => {
  await record(event);
  return event;
};
