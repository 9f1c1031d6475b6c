import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { systemClock } from '#lambda/runtime/clock';
import { emailHashes } from '#lambda/runtime/email-hash';
import { carryExclusion } from '#lambda/functions/record-acceptance/carry-exclusion';
import { environment } from '#lambda/functions/record-acceptance/env';
import { recordAcceptance } from '#lambda/functions/record-acceptance/record-acceptance';
import { secretText } from '#lambda/runtime/secret-text';
import { acceptanceStore } from '#lambda/stores/users/acceptance-store';
import { emailExclusionStore } from '#lambda/stores/users/email-exclusion-store';

const { MAIN_TABLE: mainTable, EXCLUSION_KEY_ARN, AWS_LAMBDA_FUNCTION_NAME: functionName } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable };
const record = recordAcceptance({
  acceptances: acceptanceStore(stores),
  logger: new Logger({ serviceName: 'record-acceptance' }),
  clock: systemClock,
  functionName,
});
const carry = carryExclusion({
  hashes: emailHashes(secretText(new SecretsManagerClient(), EXCLUSION_KEY_ARN)),
  exclusions: emailExclusionStore(stores),
  clock: systemClock,
});

export const handler = async (event: PreSignUpTriggerEvent) => {
  await record(event);
  await carry(event);
  return event;
};
