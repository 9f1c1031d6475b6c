import {
  array,
  literal,
  maxLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { inert } from '#local/template/inert';

/** Targets with `InputPath` or `InputTransformer`, and targets of other services, are rejected. */
const target = strictObject({
  Id: string(),
  Arn: string(),
  RoleArn: optional(string()),
  Input: optional(string()),
  DeadLetterConfig: optional(strictObject({ Arn: string() })),
  RetryPolicy: inert('events are delivered without retries'),
});

export type RuleTarget = InferOutput<typeof target>;

/** Rules for events are rejected, because `EventPattern` is not supported. */
export const ruleProperties = strictObject({
  Name: optional(string()),
  ScheduleExpression: string(),
  State: optional(picklist(['ENABLED', 'DISABLED']), 'ENABLED'),
  EventBusName: optional(literal('default')),
  Targets: optional(pipe(array(target), maxLength(5)), []),
  Description: inert('descriptive only'),
  Tags: inert('tags are not used'),
});
