import { Stack } from 'aws-cdk-lib/core';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export interface Watched {
  /** Unique among the alarms, in PascalCase. */
  readonly name: string;
  readonly description: string;
  readonly metric: IMetric;
  /** The alarm sounds above this. */
  readonly above: number;
}

/** One alarm for each thing that is watched; all tell the same topic. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { watched }: { readonly watched: readonly Watched[] }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own no longer lets in everything of its account.
    this.topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const action = new SnsAction(this.topic);
    this.all = watched.map(({ name, description, metric, above }) => {
      const alarm = new Alarm(this, name, {
        alarmDescription: description,
        metric,
        threshold: above,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(action);
      return alarm;
    });
  }
}
