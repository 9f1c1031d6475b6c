import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { environment } from '#lambda/functions/show-launch-page/env';
import { showLaunchPage } from '#lambda/functions/show-launch-page/show-launch-page';
import { sitePage } from '#lambda/functions/show-launch-page/site-page';
import { systemClock } from '#lambda/runtime/clock';
import { embedOrigins } from '#lambda/stores/brands/embed-origins';

const { MAIN_TABLE: mainTable, SITE_BUCKET: bucket, PAGE_POLICY: pagePolicy } = environment();

export const handler = showLaunchPage({
  page: sitePage({ s3: new S3Client(), bucket, clock: systemClock }),
  embedOrigins: embedOrigins({ dynamodb: new DynamoDBClient(), mainTable }),
  pagePolicy,
});
