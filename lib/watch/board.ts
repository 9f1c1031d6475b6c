import { AlarmStatusWidget, Dashboard, GraphWidget, type Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { WatchedGroup } from '#lib/watch/alarms';

const wholeWidth = 24;
const thirdOfWidth = 8;

export interface BoardProps {
  readonly groups: readonly WatchedGroup[];
  /** By the names of the watched metrics. Absent: the stage has no alarms. */
  readonly alarms: ReadonlyMap<string, Alarm> | undefined;
}

/**
 * The CloudWatch dashboard: for every group, the states of its alarms and its metrics. A widget shows at most 100
 * alarms. https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/add_remove_alarm_dashboard.html
 */
export class Board extends Dashboard {
  constructor(scope: Construct, id: string, { groups, alarms }: BoardProps) {
    super(scope, id);
    for (const { title, watched } of groups) {
      const shown = watched.flatMap(({ name }) => alarms?.get(name) ?? []);
      if (shown.length > 0)
        this.addWidgets(new AlarmStatusWidget({ title, alarms: shown, width: wholeWidth, height: 4 }));
      this.addWidgets(
        ...watched.map(
          ({ description, metric }) =>
            new GraphWidget({ title: description, left: [metric], width: thirdOfWidth }),
        ),
      );
    }
  }
}
