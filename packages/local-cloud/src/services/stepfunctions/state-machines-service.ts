import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler } from '#local/platform/http';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { textOf } from '#local/platform/json-shape';
import type { Authenticate } from '#local/platform/sigv4';
import type { CloudServices, StateMachines } from '#local/services/needs';
import type { ResourceKind } from '#local/template/resource-kind';
import { executionRegister } from './executions';
import type { StatesOperation } from './operation';
import { describeExecution } from './operations/DescribeExecution';
import { listExecutions } from './operations/ListExecutions';
import { listStateMachines } from './operations/ListStateMachines';
import { startExecution } from './operations/StartExecution';
import { stopExecution } from './operations/StopExecution';
import { workflowRunner } from './run/run-workflow';
import { pause } from './run/waiting';
import type { StateMachine } from './state-machine';
import { stateMachineKind } from './state-machine-kind';

export interface StateMachinesService extends StateMachines {
  readonly kinds: readonly ResourceKind[];
  /** Handles the target `AWSStepFunctions`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
  /** Stops all executions. Call it before functions are stopped. */
  readonly stop: () => void;
}

type Needs = Pick<CloudServices, 'clock' | 'iam' | 'functions'> & {
  readonly authenticate: Authenticate;
  /** Waits before a retry of a state; by default in real time. */
  readonly pause?: typeof pause;
};

const operations = new Map<string, StatesOperation>(
  Object.entries({
    DescribeExecution: describeExecution,
    ListExecutions: listExecutions,
    ListStateMachines: listStateMachines,
    StartExecution: startExecution,
    StopExecution: stopExecution,
  }),
);

/** Step Functions: the templates' state machines and their executions. AWS Step Functions API Reference. */
export function createStateMachinesService(needs: Needs): StateMachinesService {
  const machines = new Map<string, StateMachine>();
  const executions = executionRegister({ ...needs, runWorkflow: workflowRunner({ pause, ...needs }) });
  // Like CreateStateMachine, rejects a role that Step Functions cannot assume.
  const put = (machine: StateMachine) => {
    const assumedBy = { service: 'states.amazonaws.com', sourceArn: machine.arn };
    needs.iam.roleSession(machine.roleArn, 'create-state-machine', { assumedBy });
    machines.set(machine.arn, machine);
  };
  return {
    kinds: [stateMachineKind({ put })],
    operations: [...operations.keys()],
    stop: () => executions.stop(),
    start(arn, input, caller) {
      const decision = needs.iam.decide(caller, { action: 'states:StartExecution', resource: arn });
      if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
      const machine = machines.get(arn);
      if (machine === undefined)
        throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
      return executions.start(machine, randomUUID(), input).over;
    },
    async handler(request) {
      try {
        const principal = await needs.authenticate(request, 'states');
        const name = operationOf(request);
        const operation = operations.get(name);
        if (operation === undefined)
          throw new AwsError(
            'UnknownOperationException',
            `The local cloud does not support ${name} of Step Functions.`,
          );
        const input = inputOf(request);
        const arn = operation.resource === undefined ? '*' : (textOf(input[operation.resource]) ?? '');
        if (operation.resource !== undefined && !arn.startsWith('arn:aws:states:'))
          throw new AwsError('InvalidArn', `Invalid Arn: 'Invalid ARN prefix: ${arn}'`);
        const decision = needs.iam.decide(principal, { action: `states:${name}`, resource: arn });
        if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason);
        return answer(JSON.stringify(operation.run({ ...needs, machines, executions }, arn, input)));
      } catch (error) {
        return refusal(error, 'com.amazonaws.sfn');
      }
    },
  };
}
