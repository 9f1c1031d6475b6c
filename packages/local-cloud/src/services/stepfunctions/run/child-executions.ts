import { randomUUID } from 'node:crypto';
import { accountId, region } from '#local/services/needs';
import type { MapState } from '../language/states';
import { StateFailure } from '../state-failure';
import { limited } from './data-limit';
import type { ExecutionRun, RunNeeds } from './execution-run';
import { within } from './waiting';

/** Step Functions Developer Guide, "Choosing workflow type". */
const longestExpressSeconds = 300;

/**
 * AWS starts the children of a distributed map with the machine's role (Developer Guide, "IAM policies for using
 * Distributed Map states"). Throws StateFailure States.Permissions.
 */
export function mayStartChildren({ iam }: RunNeeds, { machine }: ExecutionRun): void {
  const decision = iam.decide(iam.roleSession(machine.roleArn, 'map-run'), {
    action: 'states:StartExecution',
    resource: machine.arn,
  });
  if (!decision.allowed) throw new StateFailure('States.Permissions', decision.reason);
}

/** A child is a separate execution: its context object describes the child and not its parent. */
export function childRun(
  { clock }: RunNeeds,
  { machine }: ExecutionRun,
  { label, input, signal }: { label: string; input: unknown; signal: AbortSignal },
): ExecutionRun {
  const name = randomUUID();
  const arn = `arn:aws:states:${region}:${accountId}:execution:${machine.name}/${label}:${name}`;
  return { machine, arn, name, input, startedAt: clock.now(), signal };
}

/** No failure is tolerated. Throws StateFailure States.ExceedToleratedFailureThreshold. */
export async function runChild(
  { runWorkflow }: RunNeeds,
  child: ExecutionRun,
  processor: MapState['ItemProcessor'],
): Promise<unknown> {
  const isExpress = processor.ProcessorConfig.ExecutionType === 'EXPRESS';
  try {
    return await within(
      isExpress ? longestExpressSeconds : undefined,
      runWorkflow(child, processor, limited(child.input, child.name)),
      () => new StateFailure('States.Timeout'),
    );
  } catch (error) {
    if (!(error instanceof StateFailure)) throw error;
    throw new StateFailure(
      'States.ExceedToleratedFailureThreshold',
      'The specified tolerated failure threshold was exceeded',
    );
  }
}
