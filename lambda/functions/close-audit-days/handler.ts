import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { systemClock } from '#lambda/runtime/clock';
import { closeDays } from '#lambda/functions/close-audit-days/close-days';
import { environment } from '#lambda/functions/close-audit-days/env';
import { drawSalt } from '#lambda/services/public-audit/draw-salt';
import { publishEvent } from '#lambda/services/public-audit/publish-event';
import { headArchive } from '#lambda/stores/public-audit/head-archive';
import { publicDayEntries } from '#lambda/stores/public-audit/public-day-entries';
import { eventsByTime } from '#lambda/stores/public-audit/events-by-time';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { publicNames } from '#lambda/stores/public-audit/public-names';

const { MAIN_TABLE: mainTable, AUDIT_TABLE: auditTable, SEAL_BUCKET: sealBucket } = environment();
const needs = { dynamodb: new DynamoDBClient(), mainTable, auditTable };
const log = publicLog(needs);

export const handler = closeDays({
  log,
  entriesOf: publicDayEntries(needs),
  byTime: eventsByTime(needs),
  publish: publishEvent({ log, names: publicNames(needs), drawSalt, pause }),
  archive: headArchive(new S3Client(), sealBucket),
  clock: systemClock,
});
