import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import { accountId, region, type CloudServices } from '#local/services/needs';
import { targetKindOf } from '#local/services/schedules/target';
import { timeOf, withContext } from './context-attributes';
import { groupArn, type Schedule, type ScheduleTarget } from './schedule';

export type DeliveryNeeds = Pick<CloudServices, 'iam' | 'eventTargets' | 'stateMachines' | 'queues'>;

/** Starts a schedule's target with its role. Settles when the target has ended. */
export async function deliverSchedule(needs: DeliveryNeeds, schedule: Schedule, dueAt: Date): Promise<void> {
  const { Arn: scheduleArn, Target } = schedule;
  const input =
    Target.Input === undefined
      ? defaultEvent(scheduleArn, dueAt)
      : withContext(Target.Input, { scheduleArn, dueAt });
  try {
    await startTarget(needs, schedule, input);
  } catch (error) {
    console.error(
      `${scheduleArn} did not reach ${Target.Arn}:`,
      error instanceof Error ? error.message : error,
    );
    if (Target.DeadLetterConfig?.Arn !== undefined)
      keepDeadLetter(needs, schedule, Target.DeadLetterConfig.Arn, input);
  }
}

function startTarget(needs: DeliveryNeeds, schedule: Schedule, input: string): Promise<void> {
  const { Arn } = schedule.Target;
  const principal = roleOf(needs, schedule);
  if (targetKindOf(Arn) === 'machine') return needs.stateMachines.start(Arn, input, principal);
  return needs.eventTargets.send(Arn, JSON.parse(input) as unknown, { principal });
}

function keepDeadLetter(needs: DeliveryNeeds, schedule: Schedule, queueArn: string, input: string): void {
  const decision = needs.iam.decide(roleOf(needs, schedule), {
    action: 'sqs:SendMessage',
    resource: queueArn,
  });
  if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
  needs.queues.send(queueArn, input);
}

/** EventBridge Scheduler User Guide, "Confused deputy prevention": the source is the schedule's group. */
export const roleOf = (
  { iam }: Pick<DeliveryNeeds, 'iam'>,
  { GroupName, Target }: { readonly GroupName: string; readonly Target: Pick<ScheduleTarget, 'RoleArn'> },
) =>
  iam.roleSession(Target.RoleArn, randomUUID(), {
    assumedBy: { service: 'scheduler.amazonaws.com', sourceArn: groupArn(GroupName) },
  });

/** The event for a target without input. EventBridge Scheduler User Guide, "Using templated targets". */
const defaultEvent = (scheduleArn: string, dueAt: Date) =>
  JSON.stringify({
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.scheduler',
    account: accountId,
    time: timeOf(dueAt),
    region,
    resources: [scheduleArn],
    detail: '{}',
  });
