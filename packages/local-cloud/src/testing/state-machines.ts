import {
  DescribeExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  type DescribeExecutionOutput,
} from '@aws-sdk/client-sfn';
import { AwsError } from '#local/platform/aws-error';
import type { PolicyDocument } from '#local/platform/principal';
import { accountId, region, type Functions } from '#local/services/needs';
import { createStateMachinesService } from '#local/services/stepfunctions/state-machines-service';
import { deploy, smallCloud } from './small-cloud';
import { until } from './until';

type Handler = (event: never) => unknown;

const everything: PolicyDocument['Statement'] = { Effect: 'Allow', Action: '*', Resource: '*' };

/**
 * Starts Step Functions behind its own server, with functions that the test provides. States are retried without
 * waiting.
 */
export async function stateMachines() {
  const cloud = await smallCloud();
  const handlers = new Map<string, Handler>();
  const pauses: number[] = [];
  const service = createStateMachinesService({
    ...cloud.needs,
    functions: functionsOf(handlers),
    pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
  });
  cloud.attach(service.handler);
  const client = new SFNClient(cloud.sdk());
  let count = 0;

  return {
    cloud,
    service,
    client,
    /** The pauses before retries, in milliseconds. */
    pauses,
    /** Registers a function and returns its ARN. */
    lambda(name: string, handler: Handler): string {
      const arn = `arn:aws:lambda:${region}:${accountId}:function:${name}`;
      handlers.set(arn, handler);
      return arn;
    },
    /** Creates a state machine and returns its ARN. By default, its role has all permissions. */
    async machine(definition: object, may = everything): Promise<string> {
      count += 1;
      const { ref } = await deploy(service.kinds, 'AWS::StepFunctions::StateMachine', `Machine${count}`, {
        RoleArn: cloud.role(`Machine${count}Role`, may),
        DefinitionString: JSON.stringify(definition),
      });
      return ref;
    },
    /** Runs an execution with the input and returns how it ended. */
    async ending(stateMachineArn: string, input: unknown = {}) {
      const command = new StartExecutionCommand({ stateMachineArn, input: JSON.stringify(input) });
      const { executionArn } = await client.send(command);
      return until(async () => {
        const described = await client.send(new DescribeExecutionCommand({ executionArn }));
        return described.status === 'RUNNING' ? undefined : shown(described);
      });
    },
    async stop() {
      service.stop();
      await cloud.stop();
    },
  };
}

const shown = ({ status, output, error, cause }: DescribeExecutionOutput) => ({
  status,
  ...(output !== undefined && { output: JSON.parse(output) as unknown }),
  ...(error !== undefined && { error }),
  ...(cause !== undefined && { cause }),
});

const functionsOf = (handlers: ReadonlyMap<string, Handler>): Functions => ({
  async invoke(functionArn, event) {
    const handler = handlers.get(functionArn);
    if (handler === undefined)
      throw new AwsError('ResourceNotFoundException', `Function not found: ${functionArn}`, 404);
    try {
      return { payload: await handler(structuredClone(event) as never) };
    } catch (error) {
      const { name, message } = error as Error;
      return { functionError: 'Unhandled', errorType: name, errorMessage: message, trace: [] };
    }
  },
});
