import { Stack } from 'aws-cdk-lib/core';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { none } from '#lib/operator-settings';
import type { StageSettings } from '#lib/settings';

/** A `page` needs a response now; a `ticket` can wait until the next working day. */
export type Severity = 'page' | 'ticket';

export interface Watched {
  /** Unique among the alarms, in PascalCase. */
  readonly name: string;
  readonly description: string;
  readonly metric: IMetric;
  /** The threshold above which the alarm is raised. */
  readonly above: number;
  /** Number of recent periods in which the value must be above the threshold. Default: the latest one. */
  readonly bad?: { readonly periods: number; readonly of: number };
  /** Default: `ticket`. */
  readonly severity?: Severity;
  /** Whether a period without data is above the threshold. Default: no. */
  readonly missingIsBad?: boolean;
}

/** The metrics of one row of the dashboard. */
export interface WatchedGroup {
  readonly title: string;
  readonly watched: readonly Watched[];
}

/** Alarms cost $0.10 a month each, so `dev` has none that nobody would receive. */
export const hasAlarms = ({ stage, alarmEmail }: StageSettings): boolean =>
  stage !== 'dev' || alarmEmail !== none;

export interface AlarmsProps {
  readonly settings: StageSettings;
  readonly watched: readonly Watched[];
}

/** An alarm for each watched metric. It notifies the topic of its severity when it is raised and when it is over. */
export class Alarms extends Construct {
  /** By the names of the watched metrics. */
  readonly byName: ReadonlyMap<string, Alarm>;

  constructor(scope: Construct, id: string, { settings, watched }: AlarmsProps) {
    super(scope, id);
    const severities = new Set(watched.map(({ severity = 'ticket' }) => severity));
    const actions = new Map(
      [...severities].map((each) => [each, new SnsAction(this.makeTopic(each, settings))]),
    );
    this.byName = new Map(watched.map((each) => [each.name, this.makeAlarm(each, actions)]));
  }

  private makeAlarm(watched: Watched, actions: ReadonlyMap<Severity, SnsAction>): Alarm {
    const { name, description, metric, above, bad = { periods: 1, of: 1 }, severity = 'ticket' } = watched;
    const alarm = new Alarm(this, name, {
      alarmDescription: `${description} Severity: ${severity}.`,
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: bad.of,
      datapointsToAlarm: bad.periods,
      treatMissingData: watched.missingIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    const action = actions.get(severity);
    if (!action) throw new Error(`There is no topic for the severity ${severity}.`);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  }

  private makeTopic(severity: Severity, { alarmEmail }: StageSettings): Topic {
    const topic = new Topic(this, severity === 'page' ? 'Pages' : 'Tickets', { enforceSSL: true });
    // A topic with its own policy no longer allows all principals of its account.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmEmail !== none) topic.addSubscription(new EmailSubscription(alarmEmail));
    return topic;
  }
}
