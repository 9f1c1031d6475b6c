import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { uploadQuotaKey } from '#domain/keys';
import { limits } from '#domain/limits';

const { files, totalBytes } = limits.upload;

/** Counts a file. The condition fails if the user has reached the limit. */
export const quotaTaken = (TableName: string, folder: string, bytes: number): TransactWriteItem => ({
  Update: {
    TableName,
    Key: marshall(uploadQuotaKey(folder)),
    UpdateExpression: add,
    ConditionExpression: 'attribute_not_exists(pk) OR (#files < :most AND #bytes <= :room)',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: marshall({
      ':files': 1,
      ':bytes': bytes,
      ':most': files,
      ':room': totalBytes - bytes,
    }),
  },
});

/** Releases the quota of a deleted file. */
export const quotaGivenBack = (TableName: string, folder: string, bytes: number): TransactWriteItem => ({
  Update: {
    TableName,
    Key: marshall(uploadQuotaKey(folder)),
    UpdateExpression: add,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: marshall({ ':files': -1, ':bytes': -bytes }),
  },
});

const add = 'ADD #files :files, #bytes :bytes';
const names = { '#files': 'files', '#bytes': 'bytes' };
