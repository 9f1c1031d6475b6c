import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { systemClock } from '#lambda/runtime/clock';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import type { SignedNeeds } from '#lambda/services/api-keys/signed-answer';
import { signedRequestStore } from '#lambda/stores/api-keys/signed-request-store';

interface Resources {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
  readonly playTable: string;
  /** The ARN of the key of KMS that encrypts secrets. */
  readonly secretsKey: string;
}

/** What a function needs to answer signed operations. */
export const signedNeeds = ({ secretsKey, ...tables }: Resources): SignedNeeds => ({
  requests: signedRequestStore(tables),
  box: secretBox(new KMSClient(), secretsKey),
  clock: systemClock,
});
