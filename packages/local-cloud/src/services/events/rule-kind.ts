import { AwsError } from '#local/platform/aws-error';
import { accountId, region, type CloudServices } from '#local/services/needs';
import { physicalName } from '#local/services/physical-name';
import { nextTime, parseScheduleExpression } from '#local/services/schedules/expressions/schedule-expression';
import { targetKindOf } from '#local/services/schedules/target';
import type { Timetable } from '#local/services/schedules/timetable';
import { resourceKind, type ResourceKind } from '#local/template/resource-kind';
import { deliverRule, type DeliveryNeeds } from './deliver-rule';
import { ruleProperties, type RuleTarget } from './rule-properties';

export type RuleNeeds = DeliveryNeeds & Pick<CloudServices, 'iam'> & { readonly timetable: Timetable };

/** Rules with a schedule. Amazon EventBridge API Reference, "PutRule" and "PutTargets". */
export const ruleKind = (needs: RuleNeeds): ResourceKind =>
  resourceKind({
    type: 'AWS::Events::Rule',
    properties: ruleProperties,
    create(resource) {
      const { Name, ScheduleExpression, State, Targets } = resource.properties;
      const name = Name ?? physicalName(resource, 64);
      const arn = `arn:aws:events:${region}:${accountId}:rule/${name}`;
      const expression = parseScheduleExpression(ScheduleExpression, 'rule');
      if (expression === undefined)
        throw new AwsError('ValidationException', 'Parameter ScheduleExpression is not valid.');
      for (const target of Targets) checkTarget(needs, arn, target);
      if (State === 'DISABLED') needs.timetable.remove(arn);
      else
        needs.timetable.put({
          arn,
          definition: ScheduleExpression,
          nextAfter(after, since) {
            // A rate starts when the rule is created; its first time is one period later.
            const period = expression.kind === 'rate' ? expression.everyMilliseconds : 0;
            const firstAt = new Date(since.getTime() + period);
            return nextTime({ expression, zone: 'UTC', firstAt }, after);
          },
          deliver: (dueAt) => deliverRule(needs, { arn, targets: Targets }, dueAt),
        });
      return { ref: name, attributes: { Arn: arn } };
    },
  });

function checkTarget({ iam }: RuleNeeds, ruleArn: string, { Arn, RoleArn, Input }: RuleTarget): void {
  const kind = targetKindOf(Arn);
  if (kind === undefined)
    throw new Error(
      `property Targets: ${Arn} is neither a function nor a state machine; other targets are not supported by the local cloud`,
    );
  if (Input !== undefined && !isJson(Input))
    throw new AwsError('ValidationException', 'Parameter Input is not valid JSON.');
  if (kind === 'function') {
    if (RoleArn === undefined) return;
    throw new AwsError('ValidationException', `RoleArn is not supported for target ${Arn}.`);
  }
  if (RoleArn === undefined)
    throw new AwsError('ValidationException', `RoleArn is required for target ${Arn}.`);
  try {
    iam.roleSession(RoleArn, 'put-targets', { assumedBy: { service: events, sourceArn: ruleArn } });
  } catch {
    throw new AwsError(
      'ValidationException',
      `Provided role '${RoleArn}' cannot be assumed by principal '${events}'.`,
    );
  }
}

const events = 'events.amazonaws.com';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
