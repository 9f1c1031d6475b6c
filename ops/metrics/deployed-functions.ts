import { DescribeStacksCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';

export interface DeployedNeeds {
  readonly cloudFormation: Pick<CloudFormationClient, 'send'>;
  readonly lambda: Pick<LambdaClient, 'send'>;
}

/** Invokes a function whose name is an output of a stack, with the caller's AWS credentials. */
export type AskFunction = (output: string, payload: object) => Promise<unknown>;

export async function functionsOf(
  { cloudFormation, lambda }: DeployedNeeds,
  StackName: string,
): Promise<AskFunction> {
  const { Stacks = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
  return async (output, payload) => {
    const found = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === output);
    if (!found?.OutputValue) throw new Error(`The stack ${StackName} has no ${output}.`);
    const { Payload, FunctionError } = await lambda.send(
      new InvokeCommand({ FunctionName: found.OutputValue, Payload: JSON.stringify(payload) }),
    );
    const text = Buffer.from(Payload ?? []).toString('utf8');
    if (FunctionError) throw new Error(`${found.OutputValue} failed: ${text}`);
    return JSON.parse(text) as unknown;
  };
}
