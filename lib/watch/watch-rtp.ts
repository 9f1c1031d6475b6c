import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Watched } from '#lib/watch/alarms';
import { functionMetric } from '#lib/watch/function-metric';

/** Counted once a night, so that the alarm sounds every night until an admin has acknowledged all of them. */
export const watchAlerts = (watchRtp: IFunction): Watched => ({
  name: 'RtpAlerts',
  description: 'RTP alerts wait in the review queue: games do not return what their certificates say.',
  metric: functionMetric('openRtpAlerts', watchRtp),
  above: 0,
});
