import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
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

  constructor(
    scope: Construct,
    id: string,
    { watched, topic }: { watched: readonly Watched[]; topic: ITopic },
  ) {
    super(scope, id);
    const action = new SnsAction(topic);
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
