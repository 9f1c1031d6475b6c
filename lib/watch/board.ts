import { AlarmStatusWidget, Dashboard, GraphWidget, type Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Watched } from '#lib/watch/alarms';

const wholeWidth = 24;
const thirdOfWidth = 8;

/** The CloudWatch dashboard with the state and the metrics of every alarm. */
export class Board extends Dashboard {
  constructor(
    scope: Construct,
    id: string,
    { alarms, watched }: { alarms: readonly Alarm[]; watched: readonly Watched[] },
  ) {
    super(scope, id);
    this.addWidgets(new AlarmStatusWidget({ alarms: [...alarms], width: wholeWidth, height: 4 }));
    this.addWidgets(
      ...watched.map(
        ({ description, metric }) =>
          new GraphWidget({ title: description, left: [metric], width: thirdOfWidth }),
      ),
    );
  }
}
