import { Stack } from 'aws-cdk-lib/core';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { nobody } from '#lib/operator-settings';
import type { StageSettings } from '#lib/settings';

export interface Watched {
  /** Unique among the alarms, in PascalCase. */
  readonly name: string;
  readonly description: string;
  readonly metric: IMetric;
  /** The threshold above which the alarm is raised. */
  readonly above: number;
  /** Number of recent periods in which the value must be above the threshold. Default: the latest one. */
  readonly bad?: { readonly periods: number; readonly of: number };
}

export interface AlarmsProps {
  readonly settings: StageSettings;
  readonly watched: readonly Watched[];
}

/** An alarm for each watched metric. All notify the same topic when they are raised and when they are over. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, { settings, watched }: AlarmsProps) {
    super(scope, id);
    const action = new SnsAction(this.makeTopic(settings));
    this.all = watched.map(({ name, description, metric, above, bad = { periods: 1, of: 1 } }) => {
      const alarm = new Alarm(this, name, {
        alarmDescription: description,
        metric,
        threshold: above,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: bad.of,
        datapointsToAlarm: bad.periods,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }

  private makeTopic({ alarmEmail }: StageSettings): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy no longer allows all principals of its account.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmEmail !== nobody) topic.addSubscription(new EmailSubscription(alarmEmail));
    return topic;
  }
}
