import { createHash, randomUUID } from 'node:crypto';
import { accountId, region, type CloudServices } from '#local/services/needs';
import { targetKindOf } from '#local/services/schedules/target';
import type { RuleTarget } from './rule-properties';

export type DeliveryNeeds = Pick<CloudServices, 'iam' | 'eventTargets' | 'stateMachines' | 'queues'>;

interface Rule {
  readonly arn: string;
  readonly targets: readonly RuleTarget[];
}

/** Sends one event to all targets; settles when they have ended. */
export async function deliverRule(needs: DeliveryNeeds, { arn, targets }: Rule, dueAt: Date): Promise<void> {
  const event = scheduledEvent(arn, dueAt);
  await Promise.all(
    targets.map(async (target) => {
      const input = target.Input ?? JSON.stringify(event);
      try {
        await startTarget(needs, arn, target, input);
      } catch (error) {
        // Missing permissions and targets are not retried (Amazon EventBridge User Guide, "Using dead-letter queues
        // to process undelivered events").
        console.error(`${arn} did not reach ${target.Arn}:`, error instanceof Error ? error.message : error);
        if (target.DeadLetterConfig !== undefined) needs.queues.send(target.DeadLetterConfig.Arn, input);
      }
    }),
  );
}

async function startTarget(
  { iam, eventTargets, stateMachines }: DeliveryNeeds,
  sourceArn: string,
  { Arn, RoleArn = '' }: RuleTarget,
  input: string,
): Promise<void> {
  const service = 'events.amazonaws.com';
  if (targetKindOf(Arn) === 'function')
    return eventTargets.send(Arn, JSON.parse(input) as unknown, { service, sourceArn });
  const session = iam.roleSession(RoleArn, randomUUID(), { assumedBy: { service, sourceArn } });
  return stateMachines.start(Arn, input, session);
}

/** Amazon EventBridge User Guide, "Creating an Amazon EventBridge rule that runs on a schedule". */
const scheduledEvent = (ruleArn: string, dueAt: Date) => ({
  version: '0',
  id: idOf(`${ruleArn}@${dueAt.toISOString()}`),
  'detail-type': 'Scheduled Event',
  source: 'aws.events',
  account: accountId,
  time: `${dueAt.toISOString().slice(0, 19)}Z`,
  region,
  resources: [ruleArn],
  detail: {},
});

/** An event that is delivered twice has the same id. */
const idOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
