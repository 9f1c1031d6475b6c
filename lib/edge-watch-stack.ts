import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib/core';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { StageSettings } from '#lib/settings';
import { Alarms, hasAlarms } from '#lib/watch/alarms';
import { watchEdge } from '#lib/watch/watch-edge';

export interface EdgeWatchStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly distribution: IDistribution;
}

/** CloudFront publishes its metrics in this region, and an alarm must be in the region of its metric. */
export const edgeMetricsRegion = 'us-east-1';

/** CloudFront's alarm. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, distribution, ...stack }: EdgeWatchStackProps) {
    super(scope, id, stack);
    // A strong reference across regions would add custom resources.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    if (hasAlarms(settings)) new Alarms(this, 'Alarms', { settings, watched: [watchEdge(distribution)] });
  }
}
