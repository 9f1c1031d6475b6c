import { accountId, region } from '#local/services/needs';

export interface ScheduleTarget {
  readonly Arn: string;
  readonly RoleArn: string;
  readonly Input?: string | undefined;
  readonly DeadLetterConfig?: { readonly Arn?: string | undefined } | undefined;
  readonly RetryPolicy: { readonly MaximumEventAgeInSeconds: number; readonly MaximumRetryAttempts: number };
}

/** The settings of a schedule with defaults. Times are seconds since 1970. */
export interface ScheduleSettings {
  readonly Name: string;
  readonly GroupName: string;
  readonly Description?: string | undefined;
  readonly ScheduleExpression: string;
  readonly ScheduleExpressionTimezone: string;
  readonly StartDate?: number | undefined;
  readonly EndDate?: number | undefined;
  readonly State: 'ENABLED' | 'DISABLED';
  readonly FlexibleTimeWindow: { readonly Mode: 'OFF' };
  readonly ActionAfterCompletion: 'NONE' | 'DELETE';
  readonly Target: ScheduleTarget;
}

/** A schedule in the format of GetSchedule. */
export interface Schedule extends ScheduleSettings {
  readonly Arn: string;
  readonly CreationDate: number;
  readonly LastModificationDate: number;
}

export const defaultGroup = 'default';

const prefix = `arn:aws:scheduler:${region}:${accountId}`;

export const scheduleArn = ({ GroupName, Name }: Pick<Schedule, 'GroupName' | 'Name'>) =>
  `${prefix}:schedule/${GroupName}/${Name}`;

export const groupArn = (name: string) => `${prefix}:schedule-group/${name}`;
