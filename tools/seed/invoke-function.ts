import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { asAdministrator, output, type Seeding } from './seeding';

/**
 * Invokes the function whose name is an output of a stack, as an engineer does with the AWS CLI. Throws an error that begins
 * with `failure` if the function fails.
 */
export async function invokeFunction(
  seeding: Seeding,
  [stack, name]: readonly [stack: string, name: string],
  event: object,
  failure: string,
): Promise<void> {
  const lambda = new LambdaClient(asAdministrator(seeding));
  try {
    const FunctionName = output(seeding, stack, name);
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
    );
    if (FunctionError) throw new Error(`${failure}: ${Payload?.transformToString() ?? FunctionError}`);
  } finally {
    lambda.destroy();
  }
}
