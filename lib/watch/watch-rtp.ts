import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Watched } from '#lib/watch/alarms';
import { functionMetric } from '#lib/watch/function-metric';

/** Open alerts are counted once a night, so the alarm repeats every night until admins have acknowledged all of them. */
export const watchAlerts = (watchRtp: IFunction): Watched => ({
  name: 'RtpAlerts',
  description:
    'The review queue has open RTP alerts: the actual RTP of games deviates from their certificates.',
  metric: functionMetric('openRtpAlerts', watchRtp),
  above: 0,
});
