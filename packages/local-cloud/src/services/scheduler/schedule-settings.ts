import {
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { parseScheduleExpression } from '#local/services/schedules/expressions/schedule-expression';
import { isTimeZone } from '#local/services/schedules/expressions/zoned-time';
import { targetKindOf } from '#local/services/schedules/target';
import { withContext } from './context-attributes';
import { defaultGroup, type ScheduleSettings } from './schedule';

export const nameSchema = pipe(string(), regex(/^[0-9a-zA-Z-_.]+$/), minLength(1), maxLength(64));
const whole = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most));

const retryPolicy = strictObject({
  MaximumEventAgeInSeconds: optional(whole(60, 86_400), 86_400),
  MaximumRetryAttempts: optional(whole(0, 185), 185),
});

/** Parameters of unsupported targets are not included. */
export const targetSchema = strictObject({
  Arn: pipe(string(), maxLength(1600)),
  RoleArn: pipe(string(), maxLength(1600)),
  Input: optional(pipe(string(), minLength(1))),
  DeadLetterConfig: optional(strictObject({ Arn: optional(string()) })),
  RetryPolicy: optional(retryPolicy, {}),
});

/** Flexible time windows are not supported. */
export const windowSchema = strictObject({ Mode: literal('OFF') });

const schema = strictObject({
  Name: nameSchema,
  GroupName: optional(nameSchema, defaultGroup),
  Description: optional(pipe(string(), maxLength(512))),
  ScheduleExpression: pipe(string(), minLength(1), maxLength(256)),
  ScheduleExpressionTimezone: optional(pipe(string(), minLength(1), maxLength(50)), 'UTC'),
  StartDate: optional(number()),
  EndDate: optional(number()),
  State: optional(picklist(['ENABLED', 'DISABLED']), 'ENABLED'),
  FlexibleTimeWindow: windowSchema,
  ActionAfterCompletion: optional(picklist(['NONE', 'DELETE']), 'NONE'),
  Target: targetSchema,
});

export const invalid = (message: string) => new AwsError('ValidationException', message);

/**
 * Parses the input of CreateSchedule and UpdateSchedule, and the properties in templates. Throws ValidationException.
 * EventBridge Scheduler API Reference, "CreateSchedule".
 */
export function scheduleSettings(input: Readonly<Record<string, unknown>>): ScheduleSettings {
  const { success, output, issues } = safeParse(schema, input);
  if (!success) {
    const [{ message, path = [] }] = issues;
    const place = path.map(({ key }) => String(key)).join('.');
    throw invalid(`1 validation error detected: ${place}: ${message}`);
  }
  const { ScheduleExpression, ScheduleExpressionTimezone, StartDate, EndDate, Target } = output;
  if (parseScheduleExpression(ScheduleExpression, 'schedule') === undefined)
    throw invalid(`Invalid Schedule Expression ${ScheduleExpression}.`);
  if (!isTimeZone(ScheduleExpressionTimezone))
    throw invalid(`Invalid ScheduleExpressionTimezone ${ScheduleExpressionTimezone}.`);
  if (StartDate !== undefined && EndDate !== undefined && EndDate <= StartDate)
    throw invalid('The EndDate you specify must come after the StartDate you specify.');
  const kind = targetKindOf(Target.Arn);
  if (kind === undefined)
    throw invalid(
      `The target ${Target.Arn} is neither a function nor a state machine; other targets are not supported by the local cloud.`,
    );
  if (Target.Input !== undefined) checkInput(Target.Input);
  return output;
}

/** Functions and state machines require JSON after the context attributes are replaced. */
function checkInput(input: string): void {
  try {
    JSON.parse(withContext(input, { scheduleArn: 'arn', dueAt: new Date(0) }));
  } catch {
    throw invalid('Invalid Input: it is not JSON.');
  }
}
