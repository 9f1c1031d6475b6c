import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/seal-days/env';
import { parseRequest } from '#lambda/functions/seal-days/request';
import { sealDays } from '#lambda/functions/seal-days/seal-days';
import { nativeSha256, nativeTextHash } from '#lambda/runtime/native-hash';
import { brandDates } from '#lambda/stores/brands/brand-dates';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { lateDays } from '#lambda/stores/coins/late-days';
import { sealArchive } from '#lambda/stores/coins/seal-archive';

const env = environment();
const stores = {
  dynamodb: new DynamoDBClient(),
  mainTable: env.MAIN_TABLE,
  auditTable: env.AUDIT_TABLE,
  journalTable: env.JOURNAL_TABLE,
};
const seal = sealDays({
  brands: brandDates(stores),
  blocks: dayBlockStore(stores),
  movements: dayMovements(stores),
  lateDays: lateDays(stores),
  seals: daySealStore(stores),
  archive: sealArchive(new S3Client(), env.SEAL_BUCKET),
  hash: nativeTextHash,
  sha256: nativeSha256,
  logger: new Logger({ serviceName: 'seal-days' }),
  clock: systemClock,
  functionName: env.AWS_LAMBDA_FUNCTION_NAME,
});

export const handler = (event: unknown) => seal(parseRequest(event));
