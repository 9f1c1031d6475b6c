import type { Logger } from '@aws-lambda-powertools/logger';
import { countOne, type MetricNeeds } from '#lambda/runtime/metric-line';
import type { OpenAlert } from '#lambda/stores/rtp-alerts/rtp-alert-store';

export interface ReportNeeds extends MetricNeeds {
  readonly logger: Pick<Logger, 'warn'>;
}

/** Logs an open alert. The log line is also a metric. */
export const reportAlert =
  ({ logger, ...needs }: ReportNeeds) =>
  ({ id, gameId, versionId, betLevel }: OpenAlert): void =>
    logger.warn('An RTP alert is open', {
      ...countOne(needs, 'openRtpAlerts'),
      ...{ alert: id, gameId, versionId, betLevel },
    });
