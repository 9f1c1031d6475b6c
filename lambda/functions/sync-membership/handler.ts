import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { systemClock } from '#lambda/runtime/clock';
import { cognitoDirectory } from '#lambda/services/directory/cognito-directory';
import { environment } from '#lambda/functions/sync-membership/env';
import { companyChange } from '#lambda/functions/sync-membership/company-change';
import { endOwnership } from '#lambda/functions/sync-membership/end-ownership';
import { syncMembership } from '#lambda/functions/sync-membership/sync-membership';
import { uploadedFiles } from '#lambda/functions/sync-membership/uploaded-files';
import { withdrawalIn } from '#lambda/functions/sync-membership/withdrawal';
import { fileStore } from '#lambda/stores/files/file-store';
import { membershipStore } from '#lambda/stores/companies/membership-store';
import { ownershipStore } from '#lambda/stores/users/ownership-store';
import { userStore } from '#lambda/stores/users/user-store';
import { inOrder } from '#lambda/runtime/stream-batch';

const {
  USER_POOL_ID: userPoolId,
  MAIN_TABLE: mainTable,
  AUDIT_TABLE: auditTable,
  PLAY_TABLE: playTable,
  IMAGE_BUCKET: imageBucket,
  DOCUMENT_BUCKET: documentBucket,
} = environment();
const directory = cognitoDirectory({ cognito: new CognitoIdentityProviderClient(), userPoolId });
const stores = { dynamodb: new DynamoDBClient(), mainTable, auditTable, playTable };
const sync = syncMembership({ directory, memberships: membershipStore(stores), clock: systemClock });
const end = endOwnership({
  ownership: ownershipStore(stores),
  users: userStore(stores),
  files: uploadedFiles({ s3: new S3Client(), files: fileStore(stores), imageBucket, documentBucket }),
  clock: systemClock,
});

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('sync-membership', event, (record) => {
    const withdrawal = withdrawalIn(record);
    return withdrawal ? end(withdrawal) : sync(companyChange(record));
  });
