import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { systemClock } from '#lambda/runtime/clock';
import { environment } from '#lambda/functions/watch-rtp/env';
import { reportAlert } from '#lambda/functions/watch-rtp/report-alert';
import { watchRtp } from '#lambda/functions/watch-rtp/watch-rtp';
import { gameDays } from '#lambda/stores/counters/game-days';
import { certifiedVersions } from '#lambda/stores/games/certified-versions';
import { earlierCertificates } from '#lambda/stores/games/earlier-certificates';
import { liveGames } from '#lambda/stores/games/live-games';
import { rtpAlertStore } from '#lambda/stores/rtp-alerts/rtp-alert-store';

const { MAIN_TABLE, PLAY_TABLE, AUDIT_TABLE, AWS_LAMBDA_FUNCTION_NAME: functionName } = environment();
const stores = {
  dynamodb: new DynamoDBClient(),
  mainTable: MAIN_TABLE,
  playTable: PLAY_TABLE,
  auditTable: AUDIT_TABLE,
};
const logger = new Logger({ serviceName: 'watch-rtp' });

export const handler = watchRtp({
  games: liveGames(stores),
  gameDays: gameDays(stores),
  versionsOf: certifiedVersions(stores),
  alerts: rtpAlertStore(stores),
  certificates: earlierCertificates(stores),
  report: reportAlert({ logger, clock: systemClock, functionName }),
  clock: systemClock,
});
